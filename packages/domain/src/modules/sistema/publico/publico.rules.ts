/** How a long text of the settings is read. No zod. */

export interface Bloco {
  tipo: 'titulo' | 'paragrafo';
  texto: string;
}

/** A text of the kind `paragrafos`: blocks between empty lines, those that begin with '## ' are headings. */
export const blocosDe = (texto: string): Bloco[] =>
  texto
    .split(/\n\s*\n/)
    .map((bloco) => bloco.trim())
    .filter((bloco) => bloco !== '')
    .map((bloco) =>
      bloco.startsWith('## ') ? { tipo: 'titulo', texto: bloco.slice(3).trim() } : { tipo: 'paragrafo', texto: bloco },
    );
