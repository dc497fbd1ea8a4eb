/** A person's initials for a picture of them: first and last word. In: 'Lígia de Albuquerque Montenegro'. Out: 'LM'. */
export function nameInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase('pt-BR');
}
