interface Words {
  start: string;
  close: string;
  newTab: string;
}

/** The few words of the script itself; the form has its own. Its size rules out react-intl. */
const byLanguage: Record<string, Words> = {
  en: { start: 'Get started', close: 'Close', newTab: 'Open in a new tab' },
  de: { start: 'Loslegen', close: 'Schließen', newTab: 'In neuem Tab öffnen' },
  es: { start: 'Empezar', close: 'Cerrar', newTab: 'Abrir en otra pestaña' },
  et: { start: 'Alusta', close: 'Sulge', newTab: 'Ava uuel vahelehel' },
};

/** @param language a code such as `de-DE`; English for one that is not spoken here */
export const wordsIn = (language: string): Words =>
  byLanguage[language.slice(0, 2).toLowerCase()] ?? byLanguage.en!;
