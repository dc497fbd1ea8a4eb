/**
 * What the forms of revenues validate with: the fields of `receita.schema.ts` and their rules over several fields.
 *
 * In the forms an empty choice is null. Registering may credit at once (`creditada`), for a single instalment. The server
 * asks the same again. Source: spec 1 §2.15, §4.3, §5; decisions §7 (Instalments, Revenue).
 */
import { field, withRule } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { erroDatas, erroTotal } from '../financeiro.divisao.ts';
import { ESCOPOS, erroPrimeira } from '../financeiro.parcelas.ts';
import {
  contratoPedido,
  divisaoReceitaFields,
  estornoForm,
  eventoPedido,
  numeroParcelas,
  vinculoFormFields,
} from '../financeiro.schema.ts';
import { isOrigemDe } from './receita.rules.ts';
import { creditoFields, receitaFields } from './receita.schema.ts';
import { receitasErrors, receitasMessages } from './receitas.messages.ts';

const fields = { ...receitaFields, origem: field.text(60).nullable(), ...vinculoFormFields };

const origemErrada = ({ tipo, origem }: { tipo: string; origem: string | null }) =>
  isOrigemDe(tipo, origem) ? null : receitasMessages.origemDeOutroTipo;

/**
 * `pdfs`: the files that it shall have; not `anexos`, which in the record is their count (conflict dialog). That 'Relacionada a um contrato'
 * names one is the server's to ask where it changes: an imported revenue may say so and name none.
 */
const alterar = z.strictObject({
  ...fields,
  idContaCredito: creditoFields.idContaCredito,
  pdfs: z.array(z.looseObject({ id: z.string() })),
  escopo: z.enum(ESCOPOS),
});
export const alterarReceitaForm = withRule(
  withRule(alterar, ['relacaoEvento', 'idEvento'], 'idEvento', eventoPedido),
  ['tipo', 'origem'],
  'origem',
  origemErrada,
);

const registrar = z.strictObject({
  ...fields,
  numeroParcelas: numeroParcelas(),
  ...divisaoReceitaFields,
  anexos: z.array(z.looseObject({ id: z.string() })).max(20, 'No máximo 20.'),
  creditada: z.boolean(),
  ...creditoFields,
  dataCredito: creditoFields.dataCredito.nullable(),
});
const DIVISAO = ['valor', 'numeroParcelas', 'data', 'dividirTotal', 'datas'] as const;
const comPrimeira = withRule(registrar, ['data', 'numeroParcelas'], 'data', ({ data, numeroParcelas: n }) =>
  erroPrimeira({ primeira: data, numeroParcelas: n }),
);
const dividida = withRule(withRule(comPrimeira, DIVISAO, 'valor', erroTotal), DIVISAO, 'datas', ({ data, ...resto }) =>
  erroDatas({ ...resto, primeira: data }, 'data'),
);
const comVinculos = withRule(
  withRule(dividida, ['relacaoEvento', 'idEvento'], 'idEvento', eventoPedido),
  ['relacaoContrato', 'idContrato'],
  'idContrato',
  contratoPedido,
);
export const registrarReceitaForm = withRule(
  withRule(comVinculos, ['tipo', 'origem'], 'origem', origemErrada),
  ['creditada', 'dataCredito'],
  'dataCredito',
  ({ creditada, dataCredito }) => (creditada && !dataCredito ? OBRIGATORIO : null),
);

export const creditarForm = z.strictObject(creditoFields);

/** A refund of at most the revenue's amount, not before its credit. */
export const estornarReceitaForm = (valor: number, creditadaEm: string) =>
  estornoForm({
    valor,
    desde: creditadaEm,
    maior: receitasErrors.estorno_maior().message,
    anterior: receitasMessages.estornoAnterior,
  });
