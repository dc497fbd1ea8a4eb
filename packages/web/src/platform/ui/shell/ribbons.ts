/** Lines of colour over a page: what the ribbon of an installation that is not for real work says, and the line below the bar. */

/** Source: decisions §2. */
export const RIBBONS = {
  desenvolvimento: 'Ambiente de desenvolvimento',
  demonstracao: 'Demonstração: dados fictícios',
} as const;

/** The union's three colours in the place of the houses'. */
export const lineOf = (cores: readonly string[]) =>
  cores.length === 3 ? { background: `linear-gradient(90deg, ${cores[0]}, ${cores[1]} 50%, ${cores[2]})` } : undefined;
