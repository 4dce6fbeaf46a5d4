import type { RequestAgent } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import UserRound from 'lucide-react/icons/user-round';
import { useIntl } from 'react-intl';
import { messages, sentences } from './messages.ts';

interface AgentButtonProps {
  /** Who looks after the request; null for nobody. */
  agent: RequestAgent | null;
  /** Absent for those who may not change it. */
  onAsk?: (() => void) | undefined;
}

/** Who looks after a request; a press asks for somebody else. */
export function AgentButton({ agent, onAsk }: AgentButtonProps) {
  const intl = useIntl();
  if (!onAsk) {
    return (
      agent && <span data-ask>{intl.formatMessage(sentences.agent, { name: agent.name })}</span>
    );
  }
  return (
    <Button
      icon={UserRound}
      size="sm"
      data-ask
      aria-haspopup="dialog"
      aria-label={agent ? intl.formatMessage(sentences.agent, { name: agent.name }) : undefined}
      onClick={onAsk}
    >
      {agent ? <bdi>{agent.name}</bdi> : intl.formatMessage(messages.assign)}
    </Button>
  );
}
