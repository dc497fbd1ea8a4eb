/**
 * Proposals: which record each line of a statement stands for, over all lines at once.
 *
 * Every pair of equal amount gets points (`proposta.pontos.ts`); the best pair is taken first, and neither its line nor
 * its records are proposed again. A pair that another one rivals (as many points, less a few, for the same line or the same
 * record) is `ambigua`: shown, never chosen by itself. `segura`: well founded and without a rival. What finds no equal
 * amount may find an unsettled expense by its document or name whose amount differs by juros, multa or a discount.
 * In: pending lines, candidates. Out: one proposal at most for each line, by its id. Pure, in one pass over amounts.
 * Source: issue 4 (proposes matches by value paid, date and document); decision 027.
 */
import type { Centavos } from '@sede/domain/kernel';
import type { Certeza } from './extrato.lists.ts';
import {
  type Candidato,
  type LinhaDoExtrato,
  type Pontuado,
  type Sinais,
  score,
  type Texto,
  toSinais,
  toTexto,
} from './proposta.pontos.ts';

export interface Proposta {
  linha: string;
  candidato: Candidato;
  certeza: Certeza;
  razoes: string[];
  /** What was paid beyond the record's amount, in centavos (below zero: less); 0 but for `diferenca`. */
  diferenca: Centavos;
  /** Other candidates nearly as good. */
  rivais: number;
}

interface Par extends Pontuado {
  linha: LinhaDoExtrato;
  candidato: Candidato;
}

/** From this many points on a pair counts as certain. */
const SEGURA = 85;
/** A pair whose points differ by less than this is a rival. */
const FOLGA = 10;
/** A payment with additions or a discount differs from the expense by at most this share. */
const DIFERENCA_MAXIMA = 0.2;
/** Of one amount so many records are compared with a line; of more (many equal fees) only the nearest, and those it names. */
const MAX_IGUAIS = 20;

const alvosDe = ({ alvos }: Candidato) => alvos.map(({ tipo, id }) => `${tipo}:${id}`);

interface Preparado {
  c: Candidato;
  texto: Texto;
}
const prepare = (c: Candidato): Preparado => ({ c, texto: toTexto(c) });

function add<K>(mapa: Map<K, Preparado[]>, chave: K, um: Preparado): void {
  const lista = mapa.get(chave);
  if (lista) lista.push(um);
  else mapa.set(chave, [um]);
}

/** The records of one amount, to be asked for those that may be one line's. */
function grupoDeIguais(todos: Preparado[]): (sinais: Sinais) => Iterable<Preparado> {
  if (todos.length <= MAX_IGUAIS) return () => todos;
  const dia = ({ texto }: Preparado) => texto.dia ?? 0;
  const porDia = todos.toSorted((a, b) => dia(a) - dia(b));
  const porNumero = new Map<string, Preparado[]>();
  for (const um of todos) for (const numero of um.texto.numeros) add(porNumero, numero, um);
  return (linha) => {
    let [de, ate] = [0, porDia.length];
    while (de < ate) {
      const meio = (de + ate) >> 1;
      if (dia(porDia[meio] as Preparado) < linha.dia) de = meio + 1;
      else ate = meio;
    }
    const perto = porDia.slice(Math.max(0, de - MAX_IGUAIS / 2), de + MAX_IGUAIS / 2);
    return new Set([...perto, ...[...linha.numeros].flatMap((numero) => porNumero.get(numero) ?? [])]);
  };
}

function paresDeMesmoValor(
  linhas: readonly LinhaDoExtrato[],
  sinais: ReadonlyMap<string, Sinais>,
  candidatos: readonly Candidato[],
): Par[] {
  const porValor = new Map<number, Preparado[]>();
  for (const c of candidatos) add(porValor, c.valor, prepare(c));
  const grupos = new Map([...porValor].map(([valor, todos]) => [valor, grupoDeIguais(todos)]));
  const pares: Par[] = [];
  for (const linha of linhas) {
    const deles = sinais.get(linha.id) as Sinais;
    for (const { c, texto } of grupos.get(linha.valor)?.(deles) ?? []) {
      const pontuado = score(linha, deles, c, texto);
      if (pontuado) pares.push({ ...pontuado, linha, candidato: c });
    }
  }
  return pares;
}

const ordem = (a: Par, b: Par) =>
  b.pontos - a.pontos ||
  a.linha.data.localeCompare(b.linha.data) ||
  a.linha.id.localeCompare(b.linha.id) ||
  a.candidato.chave.localeCompare(b.candidato.chave);

/** Takes the best pair, then the best of what is left. */
function choose(pares: Par[]): Par[] {
  const [linhas, alvos] = [new Set<string>(), new Set<string>()];
  return pares.toSorted(ordem).filter(({ linha, candidato }) => {
    const dele = alvosDe(candidato);
    if (linhas.has(linha.id) || dele.some((alvo) => alvos.has(alvo))) return false;
    linhas.add(linha.id);
    for (const alvo of dele) alvos.add(alvo);
    return true;
  });
}

/**
 * How many pairs come near a chosen one: for the same line other records, for the same records other lines. A record
 * that another line has with certainty is no rival; nor is the same payment in its two forms (a batch and its
 * expenses).
 */
function countRivais(escolhidos: Par[], pares: Par[]): Map<Par, number> {
  const tomado = new Map<string, Par>();
  const daLinha = new Map<string, Par>();
  for (const par of escolhidos) {
    daLinha.set(par.linha.id, par);
    for (const alvo of alvosDe(par.candidato)) tomado.set(alvo, par);
  }
  const rivais = new Map<Par, number>();
  const soma = (par: Par) => rivais.set(par, (rivais.get(par) ?? 0) + 1);
  for (const par of pares) {
    const escolhido = daLinha.get(par.linha.id);
    if (escolhido && escolhido !== par && par.pontos > escolhido.pontos - FOLGA) {
      const dono = alvosDe(par.candidato)
        .map((alvo) => tomado.get(alvo))
        .find((um) => um !== undefined);
      const melhor = dono && dono !== escolhido && dono.pontos >= par.pontos + FOLGA;
      if (dono !== escolhido && !melhor) soma(escolhido);
    }
    for (const dono of new Set(alvosDe(par.candidato).map((alvo) => tomado.get(alvo)))) {
      if (!dono || dono.linha.id === par.linha.id || par.pontos <= dono.pontos - FOLGA) continue;
      const outro = daLinha.get(par.linha.id);
      if (!outro || outro.pontos < par.pontos + FOLGA) soma(dono);
    }
  }
  return rivais;
}

/** Expenses whose document or name a line tells, at another amount. Each line and each expense once. */
function comDiferenca(
  linhas: readonly LinhaDoExtrato[],
  sinais: ReadonlyMap<string, Sinais>,
  candidatos: readonly Candidato[],
): Par[] {
  // By what a line could say of them, so that not every line is compared with every expense.
  const indice = new Map<string, Preparado[]>();
  for (const um of candidatos.filter((c) => c.ajustavel && !c.feito).map(prepare)) {
    for (const termo of [...um.texto.numeros, ...um.texto.palavras]) add(indice, termo, um);
  }
  const pares: Par[] = [];
  for (const linha of linhas) {
    const deles = sinais.get(linha.id) as Sinais;
    const achados = new Set([...deles.numeros, ...deles.palavras].flatMap((termo) => indice.get(termo) ?? []));
    for (const { c, texto } of achados) {
      if (c.valor === linha.valor || Math.sign(c.valor) !== Math.sign(linha.valor)) continue;
      if (Math.abs(linha.valor - c.valor) > Math.abs(c.valor) * DIFERENCA_MAXIMA) continue;
      const pontuado = score(linha, deles, c, texto);
      if (pontuado?.indicio) pares.push({ ...pontuado, linha, candidato: c });
    }
  }
  return choose(pares);
}

const proposta = (par: Par, certeza: Certeza, rivais: number, diferenca = 0): Proposta => ({
  linha: par.linha.id,
  candidato: par.candidato,
  certeza,
  razoes: par.razoes,
  diferenca,
  rivais,
});

export function propor(linhas: readonly LinhaDoExtrato[], candidatos: readonly Candidato[]): Map<string, Proposta> {
  const sinais = new Map(linhas.map((linha) => [linha.id, toSinais(linha)]));
  const pares = paresDeMesmoValor(linhas, sinais, candidatos);
  const escolhidos = choose(pares);
  const rivais = countRivais(escolhidos, pares);
  const propostas = new Map<string, Proposta>();
  const tomados = new Set<string>();
  for (const par of escolhidos) {
    const quantos = rivais.get(par) ?? 0;
    const certeza = quantos > 0 ? 'ambigua' : par.pontos >= SEGURA ? 'segura' : 'provavel';
    propostas.set(par.linha.id, proposta(par, certeza, quantos));
    for (const alvo of alvosDe(par.candidato)) tomados.add(alvo);
  }
  const semPar = linhas.filter(({ id }) => !propostas.has(id));
  const livres = candidatos.filter((c) => !alvosDe(c).some((alvo) => tomados.has(alvo)));
  for (const par of comDiferenca(semPar, sinais, livres)) {
    const diferenca = Math.abs(par.linha.valor) - Math.abs(par.candidato.valor);
    const dias = [`Valor ${diferenca > 0 ? 'maior' : 'menor'} do que o da despesa`, ...par.razoes];
    propostas.set(par.linha.id, proposta({ ...par, razoes: dias }, 'diferenca', 0, diferenca));
  }
  return propostas;
}
