/**
 * The texts that every register has, with its noun and gender: 'Habilitar funcionário', 'Deseja desabilitar a conta?'.
 *
 * Out: titles, questions and what a success says, as list, form and dialogs of a record take them. A text that the spec
 * gives to the letter is written by hand in the register and stands in the place of the one made here.
 * Source: spec 1 §8.2, §8.3; decisions §7 (Disabled).
 */
export interface Noun {
  /** 'item de receita', without article. */
  one: string;
  /** 'itens de receita' */
  many: string;
  feminine?: true;
}

export interface RegisterTexts {
  cadastrar: string;
  editar: string;
  salvo: string;
  /** A save that failed is told so, where the spec has a text for it. */
  erroSalvar?: string;
  habilitar: string;
  desabilitar: string;
  perguntaHabilitar: string;
  perguntaDesabilitar: string;
  habilitado: string;
  desabilitado: string;
  /** What disabling means, below its question. */
  consequencia: string;
  excluir: string;
  /** A text, or one that takes the record's name in. */
  pergunta: string | ((nome: string) => string);
  excluido: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'um funcionário', 'uma conta' */
export const withArticle = ({ one, feminine }: Noun): string => `${feminine ? 'uma' : 'um'} ${one}`;

export function standardTexts({ one, feminine }: Noun): RegisterTexts {
  const [o, end] = feminine ? ['a', 'a'] : ['o', 'o'];
  const One = capital(one);
  return {
    cadastrar: `Cadastrar ${one}`,
    editar: `Editar ${one}`,
    salvo: `${One} salv${end} com sucesso!`,
    habilitar: `Habilitar ${one}`,
    desabilitar: `Desabilitar ${one}`,
    perguntaHabilitar: `Deseja habilitar ${o} ${one}?`,
    perguntaDesabilitar: `Deseja desabilitar ${o} ${one}?`,
    habilitado: `${One} habilitad${end} com sucesso.`,
    desabilitado: `${One} desabilitad${end} com sucesso.`,
    consequencia: `Deixa de ser oferecid${end} em registros novos; nos antigos permanece.`,
    excluir: `Excluir ${one}`,
    pergunta: `Confirma a exclusão permanente d${o} ${one}?`,
    excluido: `${One} excluíd${end} com sucesso.`,
  };
}
