/**
 * Changes that the old system told of a contract: shown 'do sistema anterior' beside our own history, never as part of the audit.
 *
 * In: entries by timestamp, `{ diff, nome_responsavel }`. The diff is read in every shape that such libraries write: a list of
 * `{ path, lhs, rhs }`, fields with old and new value, plain new values, or a text. Out: newest first. Source: spec 3 §3;
 * decisions-sindical-contratos-patrimonio (Import).
 */
import { formatDataBr } from '@sede/domain/kernel';
import { CONTRATO_FIELDS } from '@sede/domain/modules/contratos/contratos';
import { asNode, children, type Node, Refusal, readDay, readInstant, readText } from '#platform/import/index.ts';

interface Mudanca {
  campo: string;
  antes: string | null;
  depois: string | null;
}

const MAX_VALOR = 500;
const PARES = [
  ['antes', 'depois'],
  ['old', 'new'],
  ['__old', '__new'],
  ['from', 'to'],
  ['lhs', 'rhs'],
  ['oldValue', 'newValue'],
] as const;

const ROTULOS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(CONTRATO_FIELDS).map(([campo, { rotulo }]) => [
      campo.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`),
      rotulo,
    ]),
  ),
  ...{ cnpj_contratados: 'Contratados', emails: 'E-mails para alerta', observacoes: 'Observações', anexos: 'Anexos' },
};

function tolerant<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function valorDe(campo: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const dia = campo.startsWith('data_') ? tolerant(() => readDay(value)) : null;
  const text = dia
    ? formatDataBr(dia)
    : typeof value === 'object'
      ? JSON.stringify(value)
      : readText(value) || String(value);
  return text.slice(0, MAX_VALOR).toWellFormed() || null;
}

const mudancaDe = (campo: string, antes: unknown, depois: unknown): Mudanca => ({
  campo: ROTULOS[campo] ?? campo.slice(0, 100),
  antes: valorDe(campo, antes),
  depois: valorDe(campo, depois),
});

/** One field's change: `{ lhs, rhs }`, an array of both, or the new value alone. */
function readMudanca(campo: string, value: unknown): Mudanca {
  if (Array.isArray(value) && value.length === 2) return mudancaDe(campo, value[0], value[1]);
  const node = asNode(value);
  const par = PARES.find(([de, para]) => de in node || para in node);
  return par ? mudancaDe(campo, node[par[0]], node[par[1]]) : mudancaDe(campo, undefined, value);
}

function readDiff(diff: unknown): Mudanca[] {
  if (typeof diff !== 'object' || diff === null) {
    const depois = valorDe('', diff);
    return depois === null ? [] : [{ campo: 'Alteração', antes: null, depois }];
  }
  return children(diff).map(([chave, value]) => {
    const { path, campo, field } = asNode(value);
    const nome =
      (Array.isArray(path) ? path.map(readText).join('.') : readText(path)) || readText(campo) || readText(field);
    return readMudanca(nome || chave, value);
  });
}

/** Of one contract's node below `audit_contratos`. */
export function readHistoricoAntigo(
  told: unknown,
): { data: string | null; nome: string | null; mudancas: Mudanca[] }[] {
  const lidos = children(told).map(([chave, value]) => {
    const entrada: Node = asNode(value);
    return {
      data: tolerant(() => readInstant(chave)) ?? tolerant(() => readInstant(entrada.data)),
      nome: readText(entrada.nome_responsavel).slice(0, 200).toWellFormed() || null,
      mudancas: readDiff(entrada.diff),
    };
  });
  return lidos.toSorted((a, b) => (b.data ?? '').localeCompare(a.data ?? ''));
}
