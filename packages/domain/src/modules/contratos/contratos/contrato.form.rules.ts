/**
 * What a contract or document lacks: asked by the form as it is typed, and by the server of the whole record at each save.
 *
 * In: the values as they will stand. Out: field → message. CNPJ and e-mail are asked of contracts only; a document's party may be a
 * person. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Form); invariant C3.
 */
import { isCnpj, isCpf } from '@sede/domain/kernel';
import type { TipoDeObjeto } from './contrato.lists.ts';
import { contratosMessages as messages } from './contratos.messages.ts';

export interface DadosDoContrato {
  tipoObjeto: TipoDeObjeto | null;
  nome: string | null;
  dataInicio: string | null;
  dataFim: string | null;
  dataAlerta: string | null;
  contratados: readonly { cnpjContratado: string; nome: string }[];
  emails: readonly string[];
}

const EXIGIDOS = ['tipoObjeto', 'nome', 'dataInicio', 'dataFim', 'dataAlerta'] as const;

export const erroDoCnpj = (tipoObjeto: TipoDeObjeto | null, cnpj: string): string | null => {
  if (tipoObjeto === 'Contrato') return isCnpj(cnpj) ? null : messages.cnpjInvalido;
  return isCnpj(cnpj) || isCpf(cnpj) ? null : messages.cpfCnpjInvalido;
};

export function faltasDoContrato(dados: DadosDoContrato): Record<string, string> {
  const { tipoObjeto, dataInicio, dataFim, dataAlerta, contratados, emails } = dados;
  const faltas: Record<string, string> = {};
  for (const campo of EXIGIDOS) if (dados[campo] === null || dados[campo] === '') faltas[campo] = messages.obrigatorio;
  if (dataInicio && dataFim && dataFim < dataInicio) faltas.dataFim = messages.fimAntesDoInicio;
  if (dataAlerta && dataFim && dataAlerta > dataFim) faltas.dataAlerta = messages.alertaDepoisDoFim;
  const numeros = contratados.map(({ cnpjContratado }) => cnpjContratado);
  const invalido = numeros.map((cnpj) => erroDoCnpj(tipoObjeto, cnpj)).find((erro) => erro !== null);
  if (invalido) faltas.contratados = invalido;
  else if (new Set(numeros).size < numeros.length) faltas.contratados = messages.cnpjRepetido;
  if (tipoObjeto === 'Contrato') {
    if (contratados.length === 0) faltas.contratados = messages.semCnpj;
    if (emails.length === 0) faltas.emails = messages.semEmail;
  }
  return faltas;
}
