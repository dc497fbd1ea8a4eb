/**
 * What the three drawers of a case ask, each by the rule of its kind; the members only of a new one, whose form holds them with their names.
 *
 * Every field may be empty on the way, so that all that is missing is told at once; what comes out is whole. Source: spec 3 §5;
 * decisions-legal (Cases).
 */
import { field, withWholeRule } from '@sede/domain/contract';
import { z } from 'zod';
import { erroDoNumero, faltasDoProcesso } from './processo.form.rules.ts';
import type { TipoDeProcesso } from './processo.lists.ts';
import { filiadosField, processoFields } from './processo.schema.ts';
import { processosErrors } from './processos.messages.ts';

const { confirmarRepetido: _, ...campos } = processoFields;

const aberto = z.object({
  ...campos,
  escritorioId: field.id().nullable(),
  objetoId: field.id().nullable(),
});

const semNada = {
  ...{ numero: null, formatoAntigo: false, tribunalOrgao: null, dataProtocolo: null, linkProcesso: null },
  ...{ valorCausa: null, natureza: null, publicarAcaoColetiva: false, titulo: null, filiadosIndeterminados: false },
  relacionadoAtendimentos: false,
};

function faltasDe(tipo: TipoDeProcesso, values: z.output<typeof aberto>): Record<string, string> {
  const dados = {
    ...{ ...semNada, ...values, tipo },
    ...{ tags: values.tags ?? [], orgaos: values.orgaos ?? [], atendimentos: values.atendimentos ?? [] },
  };
  const erro = erroDoNumero(dados);
  return { ...(erro !== null && { numero: processosErrors[erro]().message }), ...faltasDoProcesso(dados) };
}

/** Of a refused form nothing comes out, so that both are there. */
const inteiro = <V extends { escritorioId: string | null; objetoId: string | null }>(values: V) => ({
  ...values,
  escritorioId: values.escritorioId ?? '',
  objetoId: values.objetoId ?? '',
});

export const processoForm = (tipo: TipoDeProcesso) =>
  withWholeRule(aberto, (values) => faltasDe(tipo, values)).transform(inteiro);

const novo = aberto.extend({
  filiados: z.array(z.object({ id: field.id(), nome: z.string(), detalhe: z.string() })),
  anexos: z.array(z.object({ id: field.id() })),
});

function faltaDosFiliados({ filiadosIndeterminados, filiados }: z.output<typeof novo>): Record<string, string> {
  if (!filiadosIndeterminados && filiados.length === 0) return { filiados: processosErrors.sem_filiados().message };
  const { error } = filiadosField().safeParse(filiados.map(({ id }) => id));
  return error ? { filiados: error.issues[0]?.message ?? '' } : {};
}

export const novoProcessoForm = (tipo: TipoDeProcesso) =>
  withWholeRule(novo, (values) => ({ ...faltasDe(tipo, values), ...faltaDosFiliados(values) })).transform(
    ({ filiados, anexos, ...values }) => ({
      ...inteiro(values),
      // Chosen before the case was said to be of whoever is of a house.
      filiados: values.filiadosIndeterminados ? [] : filiados.map(({ id }) => id),
      anexos: anexos.map(({ id }) => id),
    }),
  );
