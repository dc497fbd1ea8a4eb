/**
 * What a house's answer about a bill becomes, whatever house: texts tidied and cut to what is kept, days as calendar dates.
 *
 * A shape other than the one that is known is `RespostaInvalida`: nothing of such an answer is used. Keys that are not known are passed over,
 * since the houses add some. Source: decisions-sindical-contratos-patrimonio (Themes: Official data); invariant E3.
 */
import { isCalendarDate, tidyText } from '@sede/domain/kernel';
import { z } from 'zod';
import type { OutgoingAnswer, PoliteAsker } from '#platform/outgoing/index.ts';

export interface NomeDaProposicao {
  sigla: string;
  numero: number;
  ano: number;
}

export interface MovimentacaoLida {
  /** The house's own number of it. */
  sequencia: number;
  data: string;
  descricao: string;
  orgao: string | null;
}

export interface ProposicaoLida {
  idExterno: string;
  ementa: string | null;
  situacao: string | null;
  orgao: string | null;
  regime: string | null;
  /** https. */
  pagina: string;
  movimentacoes: MovimentacaoLida[];
}

/** How one house is asked. Out of `find`: the house's key, null: it knows no such bill; of `read` likewise. */
export interface Casa {
  find(asker: PoliteAsker, host: string, nome: NomeDaProposicao): Promise<string | null>;
  read(asker: PoliteAsker, host: string, idExterno: string): Promise<ProposicaoLida | null>;
}

export class RespostaInvalida extends Error {
  override readonly name = 'RespostaInvalida';
}

/** Null: the house says that there is none. */
export function understand<S extends z.ZodType>({ status, body }: OutgoingAnswer, schema: S): z.output<S> | null {
  if (status === 404) return null;
  if (status !== 200) throw new RespostaInvalida(`status ${status}`);
  const parsed = schema.safeParse(body);
  // Where it differs, not what it says.
  if (!parsed.success) throw new RespostaInvalida(parsed.error.issues.map(({ path }) => path.join('.')).join(' '));
  return parsed.data;
}

/** On one line, at most so long; null: nothing to be seen. */
const cut = (max: number) => (text: string | null | undefined) => {
  const line = tidyText((text ?? '').slice(0, 4 * max).replaceAll('\0', '')).replaceAll(/\s+/g, ' ');
  return line.length > max ? `${line.slice(0, max - 1).toWellFormed()}…` : line || null;
};
const words = (max: number) => z.string().nullish().transform(cut(max));

export const lido = {
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  ementa: words(10_000),
  situacao: words(300),
  orgao: words(100),
  regime: words(200),
  descricao: words(2000),
  /** 'YYYY-MM-DD' with or without an hour: Brasília's, as the house writes it. */
  dia: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/)
    .transform((text) => text.slice(0, 10))
    .refine(isCalendarDate),
};
