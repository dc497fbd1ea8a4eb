/**
 * A statement of 5,000 lines: imported, then matched against all expenses and 60,000 revenues.
 *
 * The lines are those of expenses of the last months, some a few days late, some of an amount that nothing has. Matching is
 * the first page of the account's pending lines with their proposals, which are made over all 5,000; its figure is the
 * slowest of some. Source: issue 4 (Speed: statement of 5,000 lines matched in 3 s).
 */
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { periodList, writeHeaders } from './requests.ts';
import { timed } from './single.ts';
import { ends, median } from './statistics.ts';

const LINHAS = 5_000;
const POR_PAGINA = 100;
const VEZES = 7;

interface Despesa {
  dataVencimento: string;
  dataLiquidacaoPagamento: string | null;
  valor: number;
  valorPago: number | null;
  nomeBeneficiario: string;
  numeroDocumento: string;
  meioPagamento: string;
}

async function readDespesas(url: string, { cookie, sample }: Installation): Promise<Despesa[]> {
  const found: Despesa[] = [];
  for (let pagina = 1; found.length < LINHAS; pagina += 1) {
    const query = {
      fim: sample.today,
      ordem: '-dataVencimento',
      porPagina: String(POR_PAGINA),
      pagina: String(pagina),
    };
    const answer = await fetch(`${url}/api/despesas?${new URLSearchParams({ ...query, totais: 'nao' })}`, {
      headers: { cookie },
    });
    const { itens } = (await answer.json()) as { itens: Despesa[] };
    if (itens.length === 0) break;
    found.push(...itens.filter(({ meioPagamento }) => meioPagamento !== 'Dinheiro'));
  }
  return found.slice(0, LINHAS);
}

function linha(despesa: Despesa, index: number): string {
  const dia = (despesa.dataLiquidacaoPagamento ?? despesa.dataVencimento).replaceAll('-', '');
  const centavos = (despesa.valorPago ?? despesa.valor) + (index % 9 === 0 ? 7 : 0);
  const memo = index % 3 === 0 ? `PIX ENVIADO ${despesa.nomeBeneficiario}` : 'PAGAMENTO DE TITULO';
  const numero = index % 2 === 0 ? `<CHECKNUM>${despesa.numeroDocumento}` : '';
  return `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${dia}<TRNAMT>-${(centavos / 100).toFixed(2)}<FITID>${index}${numero}<MEMO>${memo}</STMTTRN>`;
}

const ofx = (linhas: string[]) =>
  `OFXHEADER:100\n\n<OFX><STMTRS><BANKTRANLIST>\n${linhas.join('\n')}\n</BANKTRANLIST></STMTRS></OFX>`;

export async function statement(installation: Installation): Promise<Figure[]> {
  const product = await startProduct(installation, periodList(installation.sample));
  try {
    const { cookie } = installation;
    const despesas = await readDespesas(product.url, installation);
    const dias = despesas.map((one) => one.dataLiquidacaoPagamento ?? one.dataVencimento).toSorted();
    const [inicio = '', fim = ''] = [dias[0], dias.at(-1)];
    const conta = { nome: 'Bancada', tipo: 'corrente', dataSaldoInicial: inicio, saldoInicial: 0 };
    const made = await fetch(`${product.url}/api/contas-bancarias`, {
      method: 'POST',
      headers: writeHeaders(cookie),
      body: JSON.stringify(conta),
    });
    const { id } = (await made.json()) as { id: string };
    const from = performance.now();
    const sent = await fetch(`${product.url}/api/extratos/importar/${id}`, {
      method: 'POST',
      headers: { ...writeHeaders(cookie), 'content-type': 'application/octet-stream' },
      body: ofx(despesas.map(linha)),
    });
    const imported = (performance.now() - from) / 1000;
    const { novos } = (await sent.json()) as { novos: number };
    if (novos !== LINHAS) throw new Error(`${novos} lines instead of ${LINHAS}`);
    const query = { idConta: id, inicio, fim, propostas: 'sim', estado: 'pendente', porPagina: '50' };
    const times: number[] = [];
    for (let i = 0; i < VEZES; i += 1) {
      times.push(
        (await timed(`${product.url}/api/extratos/lancamentos?${new URLSearchParams(query)}`, cookie)).ms / 1000,
      );
    }
    const safe = await fetch(
      `${product.url}/api/extratos/seguras?${new URLSearchParams({ idConta: id, inicio, fim })}`,
      { headers: { cookie } },
    );
    const { itens } = (await safe.json()) as { itens: unknown[] };
    return [
      {
        name: 'statement of 5,000 lines matched',
        measured: Math.max(...times),
        unit: 's',
        aim: 3,
        bound: 'at most',
        spread: ends(times),
        detail: `median ${median(times).toFixed(2)} s; ${itens.length.toLocaleString('en')} safe; import ${imported.toFixed(2)} s`,
      },
    ];
  } finally {
    await product.stop();
  }
}
