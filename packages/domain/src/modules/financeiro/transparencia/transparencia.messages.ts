/** Texts of transparency documents, to the letter of the spec where it has them. Source: spec 1 §8.2, §8.3. */
import { documentoMessages } from '../financeiro.arquivo.lists.ts';

export const transparenciaMessages = {
  ...documentoMessages,
  consequencia: 'Deixa de ser publicado; continua na lista.',
  pergunta: (nome: string) => `Confirma a exclusão do documento ${nome}?`,
} as const;
