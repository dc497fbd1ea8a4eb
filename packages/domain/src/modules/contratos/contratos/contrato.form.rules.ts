/**
 * What a contract or document lacks: asked by the form as it is typed, and by the server of the whole record at each save.
 *
 * In: the values as they will stand. Out: field → message. CNPJ and e-mail are asked of contracts only; a document's party may be a
 * person. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Form); invariant C3.
 */
import { isCnpj, isCpf, normaliseCpfCnpj, VALOR_MAXIMO } from '@sede/domain/kernel';
import type { TipoDeAditivo, TipoDeObjeto } from './contrato.lists.ts';
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

/** A party that is no beneficiary, as far as it was typed. */
export interface ContratadoDigitado {
  cnpj: string;
  nome: string;
}

export const isDigitado = (digitado: ContratadoDigitado | null): digitado is ContratadoDigitado =>
  digitado !== null && `${digitado.cnpj}${digitado.nome}`.trim() !== '';

/** What keeps a typed party from being included, and at which of its two fields it is said. */
export function erroDoDigitado(
  tipoObjeto: TipoDeObjeto | null,
  { cnpj, nome }: ContratadoDigitado,
): { campo: keyof ContratadoDigitado; mensagem: string } | null {
  const numero = normaliseCpfCnpj(cnpj);
  const erro = numero === '' ? messages.obrigatorio : erroDoCnpj(tipoObjeto, numero);
  if (erro) return { campo: 'cnpj', mensagem: erro };
  return nome.trim() === '' ? { campo: 'nome', mensagem: messages.obrigatorio } : null;
}

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

export interface DadosDoAditivo {
  tipo: TipoDeAditivo;
  dataFim: string | null;
  dataAlerta: string | null;
  /** Centavos by which the value changes, above zero. */
  valor: number | null;
  /** Of a Reajuste that lowers it. */
  reduz: boolean;
}

/** By how much an aditivo changes the value, in centavos. */
export const diferencaDoAditivo = ({
  tipo,
  valor,
  reduz,
}: Pick<DadosDoAditivo, 'tipo' | 'valor' | 'reduz'>): number => {
  if (tipo === 'Prorrogação' || valor === null) return 0;
  return tipo === 'Supressão' || (tipo === 'Reajuste' && reduz) ? -valor : valor;
};

/** What an aditivo lacks, over the contract as it stands. */
export function faltasDoAditivo(
  aditivo: DadosDoAditivo,
  atual: { dataFim: string | null; valorTotal: number | null },
): Record<string, string> {
  const { tipo, dataFim, dataAlerta, valor } = aditivo;
  if (tipo === 'Prorrogação') {
    if (!dataFim) return { dataFim: messages.obrigatorio };
    if (atual.dataFim !== null && dataFim <= atual.dataFim) return { dataFim: messages.novoFimAntes };
    return dataAlerta && dataAlerta > dataFim ? { dataAlerta: messages.alertaDepoisDoFim } : {};
  }
  if (!valor) return { valor: messages.diferencaZero };
  const depois = (atual.valorTotal ?? 0) + diferencaDoAditivo(aditivo);
  if (depois > VALOR_MAXIMO) return { valor: messages.valorAcimaDoMaximo };
  return depois < 1 ? { valor: messages.valorAbaixoDeZero } : {};
}

interface AditivoGravado {
  tipo: TipoDeAditivo;
  dataFim: string | null;
  diferenca: number;
  dataFimAnterior: string | null;
  valorAnterior: number | null;
}

/** Why the last aditivo is not undone: what it brought is no longer what stands, or the old days do not fit any more. */
export function motivoNaoDesfazerAditivo(
  aditivo: AditivoGravado,
  atual: { dataInicio: string | null; dataFim: string | null; valorTotal: number | null },
): 'aditivo_superado' | null {
  const { tipo, dataFim, dataFimAnterior, valorAnterior, diferenca } = aditivo;
  if (tipo !== 'Prorrogação') return atual.valorTotal === (valorAnterior ?? 0) + diferenca ? null : 'aditivo_superado';
  const cabe = dataFimAnterior === null || atual.dataInicio === null || atual.dataInicio <= dataFimAnterior;
  return atual.dataFim === dataFim && cabe ? null : 'aditivo_superado';
}
