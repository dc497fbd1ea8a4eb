/**
 * What a case lacks, by its kind: asked by the form as it is typed, and by the server of the whole record at each save.
 *
 * In: the values as they will stand, and how many members. Out: field → message. Source: spec 3 §5; decisions-legal (Cases).
 */
import { OBRIGATORIO } from '@sede/domain/kernel';
import { readNumeroCnj } from './cnj.leitura.ts';
import { digitosDe, isNumeroCnj } from './cnj.rules.ts';
import { MAX_TAGS, ORGAOS_ADMINISTRATIVOS, type TipoDeProcesso } from './processo.lists.ts';
import { processoMessages as doProcesso } from './processo.messages.ts';
import { TRIBUNAIS } from './tribunais.ts';

export interface DadosDoProcesso {
  tipo: TipoDeProcesso;
  numero: string | null;
  formatoAntigo: boolean;
  tribunalOrgao: string | null;
  dataProtocolo: string | null;
  escritorioId: string | null;
  objetoId: string | null;
  linkProcesso: string | null;
  valorCausa: number | null;
  natureza: string | null;
  tags: readonly string[];
  publicarAcaoColetiva: boolean;
  titulo: string | null;
  filiadosIndeterminados: boolean;
  orgaos: readonly string[];
  relacionadoAtendimentos: boolean;
  /** Of a procedimento: those that it names. */
  atendimentos: readonly string[];
}

const SEMPRE = ['escritorioId', 'objetoId'] as const;
const EXIGIDOS: Readonly<Record<TipoDeProcesso, readonly (keyof DadosDoProcesso)[]>> = {
  Judicial: [...SEMPRE, 'numero', 'tribunalOrgao', 'dataProtocolo', 'linkProcesso', 'valorCausa'],
  Administrativo: [...SEMPRE, 'numero', 'tribunalOrgao', 'dataProtocolo'],
  Procedimento: [...SEMPRE, 'natureza', 'valorCausa', 'tags'],
};

const isMissing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function erroDoTribunal({ tipo, tribunalOrgao }: DadosDoProcesso): string | null {
  if (tribunalOrgao === null) return null;
  if (tipo === 'Judicial')
    return TRIBUNAIS.some(({ sigla }) => sigla === tribunalOrgao) ? null : doProcesso.tribunalInvalido;
  if (tipo === 'Procedimento') return null;
  return ORGAOS_ADMINISTRATIVOS.some((orgao) => orgao === tribunalOrgao) ? null : doProcesso.orgaoInvalido;
}

export function faltasDoProcesso(dados: DadosDoProcesso): Record<string, string> {
  const faltas: Record<string, string> = {};
  for (const campo of EXIGIDOS[dados.tipo]) if (isMissing(dados[campo])) faltas[campo] = OBRIGATORIO;
  if (dados.publicarAcaoColetiva && isMissing(dados.titulo)) faltas.titulo = OBRIGATORIO;
  if (dados.filiadosIndeterminados && isMissing(dados.orgaos)) faltas.orgaos = OBRIGATORIO;
  if (dados.relacionadoAtendimentos && isMissing(dados.atendimentos)) faltas.atendimentos = OBRIGATORIO;
  const tribunal = erroDoTribunal(dados);
  if (tribunal !== null) faltas.tribunalOrgao = tribunal;
  if (dados.linkProcesso !== null && !/^https?:\/\/\S+$/i.test(dados.linkProcesso))
    faltas.linkProcesso = doProcesso.linkInvalido;
  if (dados.tags.length > MAX_TAGS) faltas.tags = doProcesso.tagsDemais(MAX_TAGS);
  return faltas;
}

/** Of a number that is there; a procedimento's is the union's own. */
export function erroDoNumero({
  tipo,
  numero,
  formatoAntigo,
}: Pick<DadosDoProcesso, 'tipo' | 'numero' | 'formatoAntigo'>): 'sem_digitos' | 'numero_invalido' | null {
  if (tipo === 'Procedimento' || numero === null) return null;
  const digitos = digitosDe(numero);
  if (digitos === '') return 'sem_digitos';
  return tipo === 'Judicial' && !formatoAntigo && !isNumeroCnj(digitos) ? 'numero_invalido' : null;
}

/** The year that a case is of: its number's, else its protocol's. */
export function anoDoProcesso({
  tipo,
  numero,
  dataProtocolo,
}: Pick<DadosDoProcesso, 'tipo' | 'numero' | 'dataProtocolo'>) {
  const lido = tipo === 'Judicial' && numero !== null ? readNumeroCnj(numero) : null;
  return lido?.ano ?? (dataProtocolo === null ? null : Number(dataProtocolo.slice(0, 4)));
}

/** Only where members may be unknown: an administrative case names its own. */
export const podeSerIndeterminado = (tipo: TipoDeProcesso): boolean => tipo !== 'Administrativo';

/** Only a procedimento names the appointments that it comes from. */
export const podeNomearAtendimentos = (tipo: TipoDeProcesso): boolean => tipo === 'Procedimento';
