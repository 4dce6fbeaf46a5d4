import './partner-colors/register.tsx';
