/**
 * The texts that every register has, with its noun and gender: 'Habilitar funcionário', 'Deseja desabilitar a conta?'.
 *
 * Out: titles, questions and what a success says, as list, form and dialogs of a record take them. A text that the spec
 * gives to the letter is written by hand in the register and stands in the place of the one made here.
 * Source: spec 1 §8.2, §8.3; decisions §7 (Disabled).
 */
import type { RecordPermission } from '../access/index.ts';

export interface Noun {
  /** 'item de receita', without article. */
  one: string;
  /** 'itens de receita' */
  many: string;
  feminine?: true;
}

/** What a register is called: all that menu, Ctrl K and the first page load need of it. Stands in a file of its own. */
export interface RegisterName<N extends RecordPermission = RecordPermission> {
  /** In paths, permissions and error codes: 'itens-receita'. */
  readonly name: N;
  /** Over the list, in the menu and on its spreadsheet: 'Itens de receita'. */
  readonly title: string;
  readonly noun: Noun;
}

export interface RegisterTexts {
  cadastrar: string;
  editar: string;
  salvo: string;
  /** What the first save says, where the spec has another text for it. */
  incluido?: string;
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
  /** Of a record with a file: it could not be sent, a save took it off, there is none. */
  erroUpload: string;
  anexoExcluido: string;
  semAnexo: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'um funcionário', 'uma conta' */
export const withArticle = ({ one, feminine }: Noun): string => `${feminine ? 'uma' : 'um'} ${one}`;

/** The button over the list, and what Ctrl K begins: always made of the noun, so that both say the same. */
export const createText = ({ one }: Noun): string => `Cadastrar ${one}`;

export function standardTexts(noun: Noun): RegisterTexts {
  const { one, feminine } = noun;
  const [o, end] = feminine ? ['a', 'a'] : ['o', 'o'];
  const One = capital(one);
  return {
    cadastrar: createText(noun),
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
    erroUpload: `Erro ao fazer upload d${o} ${one}`,
    anexoExcluido: 'Anexo excluído com sucesso!',
    semAnexo: `Não há nenhum anexo vinculado ${feminine ? 'à' : 'ao'} ${one}.`,
  };
}
