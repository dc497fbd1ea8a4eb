/**
 * The fictional union's bank statements: of each account the last closed months, matched and signed, and yesterday's month up
 * to that day, half matched: with fees that nobody has registered and payments that wait to be settled.
 *
 * They go the way of any file. Ana imports and Bruno signs. Source: issue 4 (statement import; Demo).
 */
import { addFinanceMonths, monthRange } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { DemoContext, DemoPart } from '#demo/index.ts';
import { contasDe, type Equipe, equipeDe } from '../financeiro.demo.ts';
import { importarBytes } from './extratos.importar.ts';
import { fitidOf, type Linha, listAguardam, listLinhas, ofx, readSaldo } from './extratos.linhas.demo.ts';

/** Closed months with a statement, before yesterday's: on the first of a month the last one has not been signed yet. */
const MESES = 2;

type Banco = Pick<DemoContext, 'db' | 'office' | 'hoje' | 'ontem'> & Equipe;

const importar = ({ office, ana }: Banco, conta: string, mes: string, bytes: Buffer) =>
  importarBytes(office.bytesContext(ana, 'extratos.importar'), { id: conta, nome: `extrato-${mes}.ofx`, bytes });

/** Links the lines to what they were made of, all but some. */
async function conciliar(
  { db, office, ana }: Banco,
  conta: string,
  linhas: readonly Linha[],
  deixa: (index: number) => boolean,
): Promise<void> {
  const { rows } = await sql<{ id: string; versao: number; fitid: string }>`
    select id, versao, fitid from extratos_lancamentos where id_conta = ${conta}::uuid and estado = 'pendente'`.execute(
    db,
  );
  const porFitid = new Map(rows.map((row) => [row.fitid, row]));
  const itens = linhas.flatMap((one, index) => {
    const { tipo, id } = one;
    const linha = porFitid.get(fitidOf(one, index));
    return linha && tipo && id && !deixa(index)
      ? [{ id: linha.id, versao: linha.versao, vinculos: [{ tipo, id }] }]
      : [];
  });
  for (let from = 0; from < itens.length; from += 100) {
    const { recusadas } = await office.act(ana, 'extratos', 'confirmarVarias', {
      itens: itens.slice(from, from + 100),
    });
    if (recusadas[0]) throw new Error(`extrato: ${recusadas[0].message}`);
  }
}

async function mesFechado(banco: Banco, conta: string, mes: string): Promise<void> {
  const { db, office, bruno } = banco;
  const { inicio, fim } = monthRange(mes);
  const linhas = await listLinhas(db, conta, inicio, fim);
  if (linhas.length === 0) return;
  const saldo = await readSaldo(db, conta, fim);
  await importar(banco, conta, mes, ofx(linhas, inicio, fim, saldo));
  await conciliar(banco, conta, linhas, () => false);
  await office.act(bruno, 'conciliacoes', 'assinar', {
    idConta: conta,
    mes,
    saldoSistema: saldo,
    saldoExtrato: saldo,
    motivoIgnorados: null,
  });
}

async function mesEmCurso(banco: Banco, conta: string, principal: boolean): Promise<void> {
  const { db, hoje, ontem: fim } = banco;
  const mes = fim.slice(0, 7);
  const inicio = `${mes}-01`;
  const doSistema = await listLinhas(db, conta, inicio, fim);
  const soDoBanco: Linha[] = principal
    ? [
        ...(await listAguardam(db, hoje)),
        { data: fim, valor: -89_90, memo: 'TARIFA PACOTE DE SERVICOS', documento: null },
        { data: fim, valor: -3_40, memo: 'IOF', documento: null },
      ]
    : [];
  const linhas = [...doSistema, ...soDoBanco];
  if (linhas.length === 0) return;
  const extra = soDoBanco.reduce((soma, { valor }) => soma + valor, 0);
  const saldo = (await readSaldo(db, conta, fim)) + extra;
  await importar(banco, conta, mes, ofx(linhas, inicio, fim, saldo));
  await conciliar(banco, conta, linhas, (index) => index >= doSistema.length / 2);
}

export const extratosDemo: DemoPart = {
  after: ['contasBancarias'],
  seed(ctx) {
    const { on, ontem } = ctx;
    const banco = { ...ctx, ...equipeDe(ctx) };
    const { movimento, caixa, aplicacao } = contasDe(ctx);
    const emCurso = ontem.slice(0, 7);
    on(ontem, '17:10', async () => {
      for (const conta of [movimento, caixa, aplicacao]) {
        for (let n = MESES; n >= 1; n -= 1) await mesFechado(banco, conta, addFinanceMonths(emCurso, -n));
        await mesEmCurso(banco, conta, conta === movimento);
      }
    });
  },
};
