/** A revenue as its forms hold it: '' for an empty text, null for an empty choice, amounts in centavos. */
import type { Escopo, Receita, ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { beginsWith, formValues, NO_CHOICE, NO_NUMBER, noneOf } from '#platform/ui/form/formValues.ts';
import type { Attachment } from '#platform/ui/form.ts';
import { SEM_VINCULOS } from '../financeiro.natureza.ts';

const CAMPOS = {
  idItemReceita: NO_CHOICE,
  tipo: NO_CHOICE,
  origem: NO_CHOICE,
  empresa: '',
  descricao: '',
  valor: NO_NUMBER,
  data: NO_CHOICE,
  ...SEM_VINCULOS,
};
/** What registering and editing share. */
export type ReceitaValues = typeof CAMPOS;

export const SEM_CREDITO = { dataCredito: NO_CHOICE, idContaCredito: NO_CHOICE };

export const NOVA_RECEITA = {
  ...CAMPOS,
  anexos: noneOf<Attachment>(),
  numeroParcelas: beginsWith(1),
  dividirTotal: false,
  datas: noneOf<string>(),
  creditada: false,
  ...SEM_CREDITO,
};
export type NovaReceitaValues = typeof NOVA_RECEITA;

export const valuesOf = (r: ReceitaCompleta) => ({
  idItemReceita: beginsWith(r.idItemReceita),
  tipo: beginsWith(r.tipo),
  origem: r.origem,
  empresa: r.empresa ?? '',
  descricao: r.descricao,
  valor: beginsWith(r.valor),
  data: beginsWith(r.data),
  ...formValues(SEM_VINCULOS, r),
  idContaCredito: r.idContaCredito,
  pdfs: r.arquivos.map(({ id, nome, tamanho }): Attachment => ({ id, nome, tamanho })),
  escopo: 'so_esta' as Escopo, // of a group any of them is chosen
});

/** Names of the ids that a revenue carries, for the conflict dialog. */
export const namesOf = (r: Receita): ReadonlyMap<string, string> =>
  new Map([
    [r.idItemReceita, r.itemReceita],
    ...(r.idEvento && r.nomeEvento ? [[r.idEvento, r.nomeEvento] as const] : []),
    ...(r.idContrato && r.nomeContrato ? [[r.idContrato, r.nomeContrato] as const] : []),
    ...(r.idContaCredito && r.contaCredito ? [[r.idContaCredito, r.contaCredito] as const] : []),
  ]);
