/**
 * What the steps of a theme's dialog and its cards validate with: a field that is still empty is a missing one.
 *
 * Source: spec 3 §2.10, §5 (Theme); decisions-sindical-contratos-patrimonio (Wizard).
 */
import { withWholeRule } from '@sede/domain/contract';
import { z } from 'zod';
import { acaoFields, itemFields, linkFields, pessoaFields, processoFields } from './tema.partes.schema.ts';
import { faltasDaProposicao, faltasDoProcessoDoTema } from './tema.rules.ts';
import { passo1Fields, passo2Fields } from './tema.schema.ts';

export const temaPasso1Form = z.strictObject(passo1Fields);

export const temaPasso2Form = withWholeRule(z.strictObject(passo2Fields), (values) => {
  const { casa = null, sigla = null, numero = null, ano = null } = values;
  return faltasDaProposicao({ casa, sigla, numero, ano });
});

export const itemForm = z.strictObject(itemFields);
export const pessoaForm = z.strictObject(pessoaFields);
export const acaoForm = z.strictObject(acaoFields);
export const linkForm = z.strictObject(linkFields);

export const processoDoTemaForm = withWholeRule(z.strictObject(processoFields), (values) => ({
  ...faltasDoProcessoDoTema(values),
}));
