/** A revenue as its forms hold it: '' for an empty text, null for an empty choice, amounts in centavos. */
import type { Escopo, Receita, ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import type { Attachment } from '#platform/ui/form.ts';

const CAMPOS = {
  idItemReceita: null as string | null,
  tipo: null as string | null,
  origem: null as string | null,
  empresa: '',
  descricao: '',
  valor: null as number | null,
  data: null as string | null,
  relacaoEvento: false,
  idEvento: null as string | null,
};
/** What registering and editing share. */
export type ReceitaValues = typeof CAMPOS;

export const SEM_CREDITO = { dataCredito: null as string | null, idContaCredito: null as string | null };

export const NOVA_RECEITA = {
  ...CAMPOS,
  anexos: [] as Attachment[],
  numeroParcelas: 1 as number | null,
  dividirTotal: false,
  datas: [] as string[],
  creditada: false,
  ...SEM_CREDITO,
};
export type NovaReceitaValues = typeof NOVA_RECEITA;

export const valuesOf = (r: ReceitaCompleta) => ({
  idItemReceita: r.idItemReceita as string | null,
  tipo: r.tipo as string | null,
  origem: r.origem,
  empresa: r.empresa ?? '',
  descricao: r.descricao,
  valor: r.valor as number | null,
  data: r.data as string | null,
  relacaoEvento: r.relacaoEvento,
  idEvento: r.idEvento,
  idContaCredito: r.idContaCredito,
  pdfs: r.arquivos.map(({ id, nome, tamanho }): Attachment => ({ id, nome, tamanho })),
  escopo: 'so_esta' as Escopo,
});
export type EdicaoValues = ReturnType<typeof valuesOf>;

/** Names of the ids that a revenue carries, for the conflict dialog. */
export const namesOf = (r: Receita): ReadonlyMap<string, string> =>
  new Map([
    [r.idItemReceita, r.itemReceita],
    ...(r.idEvento && r.nomeEvento ? [[r.idEvento, r.nomeEvento] as const] : []),
    ...(r.idContaCredito && r.contaCredito ? [[r.idContaCredito, r.contaCredito] as const] : []),
  ]);
