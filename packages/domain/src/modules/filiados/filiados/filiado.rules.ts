/**
 * Rules of a member: the key of a matrícula, what a situação allows, whether somebody is a member on a day.
 *
 * The database has the same key (`sede.chave_matricula`; a test compares). Days are calendar dates.
 * Source: spec 2 §4, §5; decisions §8; decisions-members (Tables, Membership); brazil.md 4.8.
 */
import { type CalendarDate, formatCnpj, formatCpf, formatDataLonga, isPlaceholderEmail } from '@sede/domain/kernel';
import { CASAS, type Cadastro, type Casa, type Situacao } from '../filiados.lists.ts';
import type { MotivoFiliado } from './filiados.messages.ts';

const PONTO = 'P - ';

/** 'P - 0123', 'P-123', 'p123' → '123': letters and digits, without Câmara's P and leading zeros; null when nothing is left. */
export function chaveMatricula(texto: string): string | null {
  const limpa = texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return limpa.replace(/^P(?=[0-9])/, '').replace(/^0+(?=.)/, '') || null;
}

/** As it is shown and kept: Câmara's is the ponto, 'P - 123'; elsewhere as typed. */
export function formatMatricula(casa: Casa | null, texto: string): string {
  const typed = texto.trim();
  if (casa !== 'CAMARA') return typed;
  const numero = typed.replace(/^p\s*-?\s*/i, '').trim();
  return numero === '' ? '' : `${PONTO}${numero}`;
}

export const rotuloMatricula = (casa: Casa | null): string => (casa === 'CAMARA' ? 'Ponto' : 'Matrícula');

/** The text's cadastro: a member until the last period ended. */
export const cadastroDe = ({ aberta }: { aberta: boolean }): Cadastro => (aberta ? 'FILIADO' : 'INATIVO');

/** INATIVO is chosen only for whom it was before. */
export const podeSerInativo = (antes: Situacao | null): boolean => antes === 'INATIVO';

/** As the member is called. */
export const nomeDoFiliado = ({ nomeSocial, nomeCompleto }: NomesDoFiliado): string => nomeSocial ?? nomeCompleto;
export interface NomesDoFiliado {
  nomeCompleto: string;
  nomeSocial?: string | null | undefined;
}

/** A placeholder address that stands for none. */
export const emailProvisorio = (email: string | null): boolean => email !== null && isPlaceholderEmail(email);

/** Whole years on a day; null for none or for a birth that is yet to come. */
export function idadeEm(nascimento: CalendarDate | null, hoje: CalendarDate): number | null {
  if (nascimento === null || nascimento > hoje) return null;
  const anos = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4));
  return hoje.slice(5) < nascimento.slice(5) ? anos - 1 : anos;
}

/** What the rules read of a member. Days are calendar dates. */
export interface EstadoFiliado {
  aberta: boolean;
  falecido: boolean;
  /** Closed for good: who joins again is registered anew. */
  anonimizado: boolean;
  /** The day on which the last period ended, or null while one is open. */
  dataDesfiliacao: CalendarDate | null;
  /** The calendar day on which that end was written down. */
  desfiliadoEm: CalendarDate | null;
  porFalecimento: boolean;
}
/** What the person's permissions allow at all. */
export interface QuemPodeFiliado {
  edita: boolean;
  exclui: boolean;
  filia: boolean;
}

/** For so many days a de-membership can be taken back. */
const DIAS_PARA_DESFAZER = 30;

export function motivoNaoEditarFiliado(
  { anonimizado }: Pick<EstadoFiliado, 'anonimizado'>,
  quem: QuemPodeFiliado,
): MotivoFiliado | null {
  if (!quem.edita) return 'so_consulta';
  return anonimizado ? 'anonimizado' : null;
}
export const motivoNaoExcluirFiliado = (quem: QuemPodeFiliado): MotivoFiliado | null =>
  quem.exclui ? null : quem.edita ? 'so_gestor' : 'so_consulta';

function gestor({ anonimizado }: EstadoFiliado, quem: QuemPodeFiliado): MotivoFiliado | null {
  if (!quem.filia) return quem.edita ? 'so_gestor' : 'so_consulta';
  return anonimizado ? 'anonimizado' : null;
}

/** A declaration says that somebody is a member: of who left, or died, it would be untrue. */
export function motivoNaoDeclarar({
  cadastro,
  falecido,
}: {
  cadastro: Cadastro;
  falecido: boolean;
}): MotivoFiliado | null {
  if (falecido) return 'falecido';
  return cadastro === 'FILIADO' ? null : 'ja_desfiliado';
}

export function motivoNaoFiliar(estado: EstadoFiliado, quem: QuemPodeFiliado): MotivoFiliado | null {
  if (estado.falecido) return 'falecido';
  return gestor(estado, quem) ?? (estado.aberta ? 'ja_filiado' : null);
}
export const motivoNaoDesfiliar = (estado: EstadoFiliado, quem: QuemPodeFiliado): MotivoFiliado | null =>
  gestor(estado, quem) ?? (estado.aberta ? null : 'ja_desfiliado');

export function motivoNaoDesfazerDesfiliacao(
  estado: EstadoFiliado,
  quem: QuemPodeFiliado,
  diasDesde: number | null,
): MotivoFiliado | null {
  const recusa = gestor(estado, quem);
  if (recusa) return recusa;
  if (estado.falecido) return 'falecido';
  return estado.aberta || diasDesde === null || diasDesde > DIAS_PARA_DESFAZER ? 'nada_a_desfazer' : null;
}
export const motivoNaoRegistrarFalecimento = (estado: EstadoFiliado, quem: QuemPodeFiliado): MotivoFiliado | null =>
  gestor(estado, quem) ?? (estado.falecido ? 'falecido' : null);
export const motivoNaoDesfazerFalecimento = (estado: EstadoFiliado, quem: QuemPodeFiliado): MotivoFiliado | null =>
  gestor(estado, quem) ?? (estado.falecido ? null : 'nao_falecido');

interface Declarado {
  nomeCompleto: string;
  cpf: string | null;
  empresa: Casa;
  matricula: string;
  /** The start of the membership that is open. */
  desde: CalendarDate;
  sindicato: string;
  /** Digits, or '' where none is known. */
  cnpj: string;
}
/** The one sentence of 'Declaração de filiação'. */
export function textoDaDeclaracao({
  nomeCompleto,
  cpf,
  empresa,
  matricula,
  desde,
  sindicato,
  cnpj,
}: Declarado): string {
  const casa = CASAS.find(({ valor }) => valor === empresa)?.nome ?? empresa;
  const numero = `${rotuloMatricula(empresa).toLowerCase()} ${matricula} (${casa})`;
  const quem = [nomeCompleto, ...(cpf ? [`CPF ${formatCpf(cpf)}`] : []), numero].join(', ');
  const uniao = cnpj ? `${sindicato}, CNPJ ${formatCnpj(cnpj)}` : sindicato;
  return `Declaramos, para os devidos fins, que ${quem}, é filiado(a) ao ${uniao}, desde ${formatDataLonga(desde)}.`;
}
