/** The requests of the figures, by the address that the product and the bare server know them under. */
import type { Installation } from './installation.ts';
import type { Target } from './load.ts';
import type { Sample } from './seed.ts';
import { PRIMEIRO } from './seed-filiados.ts';

const address = (query: Record<string, string>) => `/api/despesas?${new URLSearchParams(query)}`;

/** What the screen opens with: the finance period of today, in the order of the due date. */
export const periodList = ({ period }: Sample) => address({ porPagina: '50', ...period });
export const periodListOnly = ({ period }: Sample) => address({ porPagina: '50', totais: 'nao', ...period });
/** A search as the screen asks it: a page, and count and sums by themselves. */
export const searchPage = (busca: string) => address({ porPagina: '50', busca, totais: 'nao' });
export const searchTotals = (busca: string) => `/api/despesas/totais?${new URLSearchParams({ busca })}`;
/** Two words over everything, count and sums too. */
export const search = () => address({ porPagina: '50', busca: 'grafica elevador' });
/** All expenses, newest first, count and sums too. */
export const unfiltered = () => address({ porPagina: '50', ordem: '-dataVencimento' });
export const exportAll = ({ exportFrom, today }: Sample) =>
  `/api/despesas/exportar?${new URLSearchParams({ formato: 'xlsx', inicio: exportFrom, fim: today })}`;

/** All 60,000 revenues, by item: the 20 largest and the rest. */
export const revenueReport = () => '/api/receitas/relatorio';
/** One finance period of revenues as the screen opens with it, count and sums too. */
export const revenueList = ({ period }: Sample) =>
  `/api/receitas?${new URLSearchParams({ porPagina: '50', ...period })}`;

/** Dashboard, report, analysis and projection, by name: of the period, and of everything on both date bases. */
export const figures = ({ period }: Sample): Record<string, string> => ({
  'dashboard of a period': `/api/painel?${new URLSearchParams(period)}`,
  'dashboard of a period, by cash': `/api/painel?${new URLSearchParams({ ...period, base: 'caixa' })}`,
  'report of a period, totals': `/api/relatorio-despesas/totais?${new URLSearchParams(period)}`,
  'report of everything, totals': '/api/relatorio-despesas/totais',
  'analysis of everything by item': '/api/analise',
  'projection of everything': '/api/projecao',
  'projection of everything, by cash': '/api/projecao?base=caixa',
});
export const exportEverything = () => '/api/despesas/exportar?formato=xlsx';

/** Active members as the screen opens with them; two words over both names; one member's page; all of them as a file. */
export const filiadosList = () => '/api/filiados?porPagina=50&cadastro=FILIADO';
export const atendimentosList = () => '/api/atendimentos?porPagina=50';
export const contratosList = () => '/api/contratos?porPagina=50';
export const bensList = () => '/api/bens?porPagina=50';
export const temasList = () => '/api/temas?porPagina=50';
export const processosList = () => '/api/processos?porPagina=50';
/** The first ten pages of a list; the first one as the screen opens with it. */
export const pagesOf = (path: string): string[] =>
  Array.from({ length: 10 }, (_, at) => (at === 0 ? path : `${path}&pagina=${at + 1}`));
export const filiadosSearch = () => `/api/filiados?${new URLSearchParams({ porPagina: '50', busca: 'helena duarte' })}`;
export const memberPage = () => [`/api/filiados/${PRIMEIRO}`, `/api/filiados/${PRIMEIRO}/historico`];
export const filiadosNumbers = () => '/api/numeros/casas';
export const exportFiliados = () => '/api/filiados/exportar?formato=xlsx';

let made = 0;

/** Twelve fields; number and value differ each time, as the duplicate rule and the radar of look-alikes demand. */
export function newDespesa({ idItemDespesa, idBeneficiario, today }: Sample): Record<string, unknown> {
  made++;
  return {
    idItemDespesa,
    tipoDespesa: 'Serviços',
    centroCusto: 'Custos operacionais internos',
    descricao: 'Manutenção do elevador da sede',
    idBeneficiario,
    relacaoEvento: false,
    valor: 125_090 + made,
    numeroParcelas: 1,
    dataVencimento: today,
    meioPagamento: 'Digital',
    tipoDocumento: 'BOLETO',
    numeroDocumento: `B ${process.pid}-${made}`,
  };
}

export const writeHeaders = (cookie: string) => ({ cookie, 'x-sede': '1', 'content-type': 'application/json' });
export const idempotencyKey = () => ({ 'idempotency-key': `bench-${process.pid}-${made}` });

const newBody = (sample: Sample) => JSON.stringify(newDespesa(sample));

/** Creations, one after the other, as a load. */
export const creation = (url: string, { sample, cookie }: Pick<Installation, 'sample' | 'cookie'>): Target => ({
  url: `${url}/api/despesas`,
  method: 'POST',
  headers: writeHeaders(cookie),
  each: () => ({ body: newBody(sample), headers: idempotencyKey() }),
});
export const bareCreation = (url: string, sample: Sample): Target => ({
  url,
  method: 'POST',
  each: () => ({ body: newBody(sample) }),
});
