/**
 * From counts by house, situação, gender, bracket and UF to the tables that are shown, and what is hidden of them from whoever may not see
 * members.
 *
 * In: one group per combination that occurs. Out: rows with a number per house and their total; `null` is 'from 1 to 4'.
 * Hidden cells must not come back by subtraction. Totals are therefore rounded to tens; and since each of the three tables adds up to
 * the same members, in a house that has a cell of 1 to 4 in any of them the largest cell of every table is rounded too. Everything
 * else is exact. Source: spec 2 §9; decisions-members (Statistics); decision 074.
 */
import { type Casa, SITUACOES, type Situacao, VALORES_CASA } from '../filiados.lists.ts';
import { FAIXAS, GENEROS, NAO_INFORMADO, UF_DA_SEDE } from './numeros.lists.ts';

/** Members of one combination. */
export interface Grupo {
  casa: Casa;
  situacao: Situacao;
  sexo: string | null;
  /** Place of the bracket from 1; 0 or null: none. */
  faixa: number | null;
  uf: string | null;
  quantidade: number;
}
/** null: from 1 to 4. */
export type Numero = number | null;
export interface Linha {
  id: string;
  rotulo: string;
  casas: Record<Casa, Numero>;
  total: Numero;
}
export interface Numeros {
  /** Counts are hidden or rounded. */
  protegido: boolean;
  /** Ativo, aposentado, pensionista; `inativos` below their total makes them tie with `filiados`. */
  situacoes: Linha[];
  total: Linha;
  inativos: Linha;
  filiados: Linha;
  generos: Linha[];
  idades: Linha[];
  noDf: Numero;
}

const POUCOS = 4;
const DEZENA = 10;
/** As people read a cell or a total. */
export const textoDoNumero = (n: Numero): string => (n === null ? `<${POUCOS + 1}` : n.toLocaleString('pt-BR'));

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function linha(id: string, rotulo: string, grupos: readonly Grupo[]): Linha {
  const na = (casa: Casa) => sum(grupos.filter((g) => g.casa === casa).map(({ quantidade }) => quantidade));
  return {
    id,
    rotulo,
    casas: { CAMARA: na('CAMARA'), SENADO: na('SENADO'), TCU: na('TCU') },
    total: sum(grupos.map(({ quantidade }) => quantidade)),
  };
}

const faixaDe = ({ faixa }: Grupo): string => FAIXAS[(faixa ?? 0) - 1]?.id ?? NAO_INFORMADO;
const generoDe = ({ sexo }: Grupo): string => GENEROS.find((one) => one === sexo) ?? NAO_INFORMADO;

export function numerosDe(grupos: readonly Grupo[]): Numeros {
  const situacoes = SITUACOES.map(({ valor, rotulo }) =>
    linha(
      valor,
      rotulo,
      grupos.filter(({ situacao }) => situacao === valor),
    ),
  );
  const naFaixa = (id: string) =>
    linha(
      id,
      id,
      grupos.filter((g) => faixaDe(g) === id),
    );
  const ativos = grupos.filter(({ situacao }) => situacao !== 'INATIVO');
  return {
    protegido: false,
    situacoes: situacoes.filter(({ id }) => id !== 'INATIVO'),
    total: linha('total', 'Total', ativos),
    inativos: situacoes.find(({ id }) => id === 'INATIVO') ?? linha('INATIVO', 'Inativo', []),
    filiados: linha('filiados', 'Filiados', grupos),
    generos: GENEROS.map((genero) =>
      linha(
        genero,
        genero,
        grupos.filter((g) => generoDe(g) === genero),
      ),
    ),
    idades: [...FAIXAS.map(({ id }) => id), NAO_INFORMADO].map(naFaixa),
    noDf: sum(grupos.filter(({ uf }) => uf === UF_DA_SEDE).map(({ quantidade }) => quantidade)),
  };
}

const poucos = (n: Numero) => n === null || (n >= 1 && n <= POUCOS);
const dezena = (n: Numero): Numero => (n === null || poucos(n) ? null : Math.round(n / DEZENA) * DEZENA);

/** One house's cells of one table: few hidden, and the largest rounded where the house has few anywhere. */
function coluna(tabela: readonly Linha[], casa: Casa, vulneravel: boolean): Numero[] {
  const cells = tabela.map(({ casas }) => casas[casa] ?? 0);
  const largest = cells.indexOf(Math.max(...cells));
  return cells.map((n, at) => (poucos(n) ? null : vulneravel && at === largest ? dezena(n) : n));
}

/** What somebody without `filiados.ver` is shown: nothing from which one person could be told. */
export function protegerNumeros(numeros: Numeros): Numeros {
  const { situacoes, inativos, generos, idades } = numeros;
  const tabelas = [[...situacoes, inativos], generos, idades];
  const linhas = tabelas.map((tabela) =>
    tabela.map((uma) => ({ ...uma, casas: { ...uma.casas }, total: dezena(uma.total) })),
  );
  for (const casa of VALORES_CASA) {
    const vulneravel = tabelas.some((tabela) => tabela.some(({ casas }) => poucos(casas[casa])));
    tabelas.forEach((tabela, t) => {
      for (const [at, n] of coluna(tabela, casa, vulneravel).entries()) {
        const uma = linhas[t]?.[at];
        if (uma) uma.casas[casa] = n;
      }
    });
  }
  const arredondada = (uma: Linha): Linha => ({
    ...uma,
    casas: { CAMARA: dezena(uma.casas.CAMARA), SENADO: dezena(uma.casas.SENADO), TCU: dezena(uma.casas.TCU) },
    total: dezena(uma.total),
  });
  const [porSituacao = [], porGenero = [], porIdade = []] = linhas;
  return {
    protegido: true,
    situacoes: porSituacao.slice(0, -1),
    inativos: porSituacao.at(-1) ?? inativos,
    total: arredondada(numeros.total),
    filiados: arredondada(numeros.filiados),
    generos: porGenero,
    idades: porIdade,
    noDf: dezena(numeros.noDf),
  };
}
