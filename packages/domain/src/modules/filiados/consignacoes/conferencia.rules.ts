/**
 * Compares the lines of a competence with the registry: whose each line is, one code for every line and every member, totals that tie.
 *
 * A line is a member's by CPF; by matrícula within the file's house if first and last name agree and only one does; a name alone is
 * proposed, never applied. A member's lines add up; what stood before in the file counts once. Net pay is unknown, so 0,9 % is
 * computed for nobody: expected is the last deduction before. OK is what lies within the tolerance and inside the table of the
 * competence; above the ceiling is 'Fora da tabela' however much it differs, below the floor only where it does not (a part of the
 * dues was taken: 'Valor diferente').
 * Who is compared: members at the end of the month, not INATIVO (unless made so by this very competence), not dead; besides, who was
 * one during the month and was deducted. Values in centavos. Pure. Source: decisions-members (Consignação); docs/decisions/079.
 */
import {
  addDays,
  type CalendarDate,
  type Centavos,
  formatDataBr,
  formatReais,
  normaliseText,
} from '@sede/domain/kernel';
import { type Casa, VALORES_CASA } from '../filiados.lists.ts';
import { chaveDaMatricula, type LinhaLida } from './consignacao.leitura.ts';
import {
  type CodigoDaLinha,
  type CodigoDoFiliado,
  LINHAS_ATRIBUIDAS,
  OCORRENCIAS_DO_FILIADO,
} from './consignacao.lists.ts';
import { type Contribuicao, contribuicaoEm } from './contribuicao.rules.ts';

export interface FiliadoAConferir {
  id: string;
  nome: string;
  cpf: string | null;
  casa: Casa;
  matriculaChave: string | null;
  inativo: boolean;
  /** Made INATIVO because of this competence: stays compared. */
  inativadoAqui: boolean;
  falecido: boolean;
  dataFalecimento: CalendarDate | null;
  boleto: boolean;
  periodos: readonly { inicio: CalendarDate; fim: CalendarDate | null }[];
  /** The last deduction before this competence, or the imported one; null: none is known. */
  esperado: Centavos | null;
  /** Of the month before, in a row. */
  anterior: { codigo: string; meses: number } | null;
}

export interface ArquivoAConferir {
  casa: Casa;
  soma: Centavos;
  linhas: readonly LinhaLida[];
}

export interface LinhaConferida {
  casa: Casa;
  linha: LinhaLida;
  codigo: CodigoDaLinha;
  /** Whose it is; of a code that is not counted, who was found. */
  filiadoId: string | null;
  propostoId: string | null;
  detalhe: string | null;
}
export interface FiliadoConferido {
  filiadoId: string;
  casa: Casa;
  codigo: CodigoDoFiliado;
  esperado: Centavos | null;
  descontado: Centavos | null;
  meses: number;
  detalhe: string | null;
}
export interface TotaisDaCasa {
  casa: Casa;
  linhas: number;
  soma: Centavos;
  esperados: number;
  ok: number;
  comOcorrencia: number;
  atribuido: Centavos;
  semFiliado: Centavos;
  /** 0, or the run ends as Erro. */
  diferenca: Centavos;
}
export interface Conferencia {
  linhas: LinhaConferida[];
  filiados: FiliadoConferido[];
  totais: TotaisDaCasa[];
}

export interface RegrasDaConferencia {
  /** First day of the month. */
  competencia: CalendarDate;
  tabela: readonly Contribuicao[];
  /** Whole percent. */
  tolerancia: number;
  /** Day of the month from which on new members are not in its payroll. */
  diaCorte: number;
}

const primeiroDoSeguinte = (competencia: CalendarDate): CalendarDate => {
  const [year = 0, month = 1] = competencia.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
};
const words = (nome: string): string[] => normaliseText(nome).split(' ').filter(Boolean);

/** 'Maria H. de Souza' and 'MARIA HELENA SOUZA' agree. */
export function nomesConferem(um: string | null, outro: string): boolean {
  if (um === null) return false;
  const [a, b] = [words(um), words(outro)];
  return a.length > 1 && a[0] === b[0] && a.at(-1) === b.at(-1);
}

/** Member at some moment of the month, at its end, and since when. */
function vinculoNaCompetencia({ periodos }: Pick<FiliadoAConferir, 'periodos'>, competencia: CalendarDate) {
  const seguinte = primeiroDoSeguinte(competencia);
  const noMes = periodos.some(({ inicio, fim }) => inicio < seguinte && (fim === null || fim > competencia));
  const noFim = periodos.find(({ inicio, fim }) => inicio < seguinte && (fim === null || fim >= seguinte));
  const saida = periodos.reduce<CalendarDate | null>(
    (last, { fim }) => (fim !== null && fim <= competencia && (last === null || fim > last) ? fim : last),
    null,
  );
  return { noMes, noFim: noFim !== undefined, desde: noFim?.inicio ?? null, saida };
}

const diedBefore = ({ falecido, dataFalecimento }: FiliadoAConferir, competencia: CalendarDate): boolean =>
  falecido && (dataFalecimento === null || dataFalecimento < competencia);

interface Cadastro {
  porCpf: Map<string, FiliadoAConferir>;
  porMatricula: Map<string, FiliadoAConferir[]>;
  porNome: Map<string, FiliadoAConferir[]>;
}

function indexed(filiados: readonly FiliadoAConferir[]): Cadastro {
  const into = (map: Map<string, FiliadoAConferir[]>, key: string, one: FiliadoAConferir) => {
    const list = map.get(key);
    if (list) list.push(one);
    else map.set(key, [one]);
  };
  const found: Cadastro = { porCpf: new Map(), porMatricula: new Map(), porNome: new Map() };
  for (const one of filiados) {
    if (one.cpf) found.porCpf.set(one.cpf, one);
    if (one.matriculaChave) into(found.porMatricula, `${one.casa} ${one.matriculaChave}`, one);
    into(found.porNome, normaliseText(one.nome), one);
  }
  return found;
}

/** Whose a line is; `proposto`: by the name alone. */
function whose(linha: LinhaLida, casa: Casa, cadastro: Cadastro) {
  const byCpf = linha.cpf === null ? undefined : cadastro.porCpf.get(linha.cpf);
  if (byCpf) return { filiado: byCpf, proposto: null };
  const chave = linha.matricula === null ? null : chaveDaMatricula(linha.matricula);
  const agreeing = (cadastro.porMatricula.get(`${casa} ${chave}`) ?? []).filter((one) =>
    nomesConferem(linha.nome, one.nome),
  );
  if (chave !== null && agreeing.length === 1 && agreeing[0]) return { filiado: agreeing[0], proposto: null };
  const named = linha.nome === null ? [] : (cadastro.porNome.get(normaliseText(linha.nome)) ?? []);
  return { filiado: null, proposto: named.length === 1 ? (named[0] ?? null) : null };
}

function codeLine(
  linha: LinhaLida,
  casa: Casa,
  cadastro: Cadastro,
  competencia: CalendarDate,
): Pick<LinhaConferida, 'codigo' | 'filiadoId' | 'propostoId' | 'detalhe'> {
  const { filiado, proposto } = whose(linha, casa, cadastro);
  const told = (codigo: CodigoDaLinha, detalhe: string | null = null) => ({
    codigo,
    filiadoId: filiado?.id ?? null,
    propostoId: proposto?.id ?? null,
    detalhe,
  });
  if (linha.repetida) return told('duplicado', `Linha ${linha.linha}, igual a outra do arquivo`);
  if (!filiado) return proposto ? told('nome_a_confirmar', proposto.nome) : told('sem_cadastro');
  if (diedBefore(filiado, competencia)) {
    const em = filiado.dataFalecimento;
    return told('falecido', em && `Faleceu em ${formatDataBr(em)}`);
  }
  const { noMes, saida } = vinculoNaCompetencia(filiado, competencia);
  if (!noMes) return told('desfiliado', saida && `Saiu em ${formatDataBr(saida)}`);
  if (filiado.inativo && !filiado.inativadoAqui && !filiado.falecido) return told('inativo');
  if (filiado.boleto) return told('boleto');
  return filiado.casa === casa ? told('atribuida') : told('casa_diferente');
}

const limit = (codigo: CodigoDoFiliado, detalhe: string | null = null) => ({ codigo, detalhe });

/** The code of a member who was deducted. In: centavos. */
export function codigoDoDesconto(
  { descontado, esperado }: { descontado: Centavos; esperado: Centavos | null },
  faixa: Contribuicao | null,
  tolerancia: number,
): { codigo: CodigoDoFiliado; detalhe: string | null } {
  if (faixa && descontado > faixa.teto) return limit('fora_da_tabela', `Teto de ${formatReais(faixa.teto)}`);
  if (esperado !== null && Math.abs(descontado - esperado) * 100 > esperado * tolerancia)
    return limit('valor_diferente');
  if (faixa && descontado < faixa.piso) return limit('fora_da_tabela', `Piso de ${formatReais(faixa.piso)}`);
  return limit('ok');
}

function codeFiliado(
  um: FiliadoAConferir,
  descontado: Centavos | null,
  { regras, faixa, enviadas }: { regras: RegrasDaConferencia; faixa: Contribuicao | null; enviadas: ReadonlySet<Casa> },
) {
  if (um.boleto) return limit('paga_por_boleto');
  if (descontado !== null) return codigoDoDesconto({ descontado, esperado: um.esperado }, faixa, regras.tolerancia);
  if (!enviadas.has(um.casa)) return limit('arquivo_nao_enviado');
  const { desde } = vinculoNaCompetencia(um, regras.competencia);
  if (desde !== null && desde > addDays(regras.competencia, regras.diaCorte - 1)) return limit('novo_apos_corte');
  return limit('nao_descontado');
}

const mesesDe = (um: FiliadoAConferir, codigo: string): number =>
  codigo === 'ok' ? 0 : um.anterior?.codigo === codigo ? um.anterior.meses + 1 : 1;

function codeFiliados(
  filiados: readonly FiliadoAConferir[],
  descontos: ReadonlyMap<string, Centavos>,
  regras: RegrasDaConferencia,
  enviadas: ReadonlySet<Casa>,
): FiliadoConferido[] {
  const faixa = contribuicaoEm(regras.tabela, regras.competencia);
  const conferidos: FiliadoConferido[] = [];
  for (const um of filiados) {
    // Given back in the same file: nothing was deducted.
    const soma = descontos.get(um.id) ?? 0;
    const descontado = soma > 0 ? soma : null;
    const { noFim } = vinculoNaCompetencia(um, regras.competencia);
    const expected = noFim && !um.falecido && (!um.inativo || um.inativadoAqui);
    if (!expected && descontado === null) continue;
    const { codigo, detalhe } = codeFiliado(um, descontado, { regras, faixa, enviadas });
    const meses = mesesDe(um, codigo);
    conferidos.push({ filiadoId: um.id, casa: um.casa, codigo, esperado: um.esperado, descontado, meses, detalhe });
  }
  return conferidos;
}

function totalOf(
  { casa, soma, linhas: read }: ArquivoAConferir,
  linhas: readonly LinhaConferida[],
  filiados: readonly FiliadoConferido[],
): TotaisDaCasa {
  let atribuido = 0;
  let semFiliado = 0;
  for (const um of linhas) {
    if (um.casa !== casa) continue;
    if (LINHAS_ATRIBUIDAS.includes(um.codigo)) atribuido += um.linha.valor;
    else semFiliado += um.linha.valor;
  }
  const daCasa = filiados.filter((um) => um.casa === casa);
  const ok = daCasa.filter(({ codigo }) => codigo === 'ok').length;
  const comOcorrencia = daCasa.filter(({ codigo }) => OCORRENCIAS_DO_FILIADO.includes(codigo)).length;
  return {
    ...{ casa, linhas: read.length, soma, esperados: ok + comOcorrencia, ok, comOcorrencia, atribuido, semFiliado },
    diferenca: soma - atribuido - semFiliado,
  };
}

export function checkDescontos(
  arquivos: readonly ArquivoAConferir[],
  filiados: readonly FiliadoAConferir[],
  regras: RegrasDaConferencia,
): Conferencia {
  const cadastro = indexed(filiados);
  const linhas: LinhaConferida[] = [];
  const descontos = new Map<string, Centavos>();
  for (const { casa, linhas: read } of arquivos) {
    for (const linha of read) {
      const coded = codeLine(linha, casa, cadastro, regras.competencia);
      linhas.push({ casa, linha, ...coded });
      if (coded.filiadoId !== null && LINHAS_ATRIBUIDAS.includes(coded.codigo))
        descontos.set(coded.filiadoId, (descontos.get(coded.filiadoId) ?? 0) + linha.valor);
    }
  }
  const enviadas = new Set(arquivos.map(({ casa }) => casa));
  const conferidos = codeFiliados(filiados, descontos, regras, enviadas);
  const totais = VALORES_CASA.flatMap((casa) => {
    const arquivo = arquivos.find((um) => um.casa === casa);
    return arquivo ? [totalOf(arquivo, linhas, conferidos)] : [];
  });
  return { linhas, filiados: conferidos, totais };
}
