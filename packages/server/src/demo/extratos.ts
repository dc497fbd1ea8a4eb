/**
 * The fictional union's bank statements: of each account the last closed months, matched and signed, and yesterday's month up
 * to that day, half matched: with fees that nobody has registered and payments that wait to be settled.
 *
 * The statements are made of the accounts' own movements, as a bank would print them, and go the way of any file. In: the
 * accounts, the people, today. Two sign, since who signs does not reopen. Source: issue 4 (statement import; Demo).
 */
import { addDays, addFinanceMonths, monthRange } from '@sede/domain/kernel';
import type { TipoVinculo } from '@sede/domain/modules/financeiro/extratos';
import { sql } from 'kysely';
import { movimentos, saldoEm } from '#modules/financeiro/contas-bancarias/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { Contas } from './contas.ts';
import type { Office, Worker } from './office.ts';

/** Closed months with a statement, before yesterday's: on the first of a month the last one has not been signed yet. */
const MESES = 2;

interface Linha {
  data: string;
  valor: number;
  memo: string;
  documento: string | null;
  tipo?: TipoVinculo;
  id?: string;
}

export interface ExtratosOptions {
  db: Db;
  office: Office;
  contas: Contas;
  importa: Worker;
  assina: Worker;
  hoje: string;
}

/** What the bank has seen of an account in these days, in its words. */
async function listLinhas(db: Db, conta: string, inicio: string, fim: string): Promise<Linha[]> {
  const recorte = { conta: sql`c.id`, desde: sql`${inicio}::date`, ate: sql`${fim}::date` };
  const { rows } = await sql<Linha>`
    select m.tipo, m.id_registro as id, m.data, m.valor, coalesce(d.numero_pagamento, t.numero_documento) as documento,
      upper(case m.tipo when 'pagamento' then 'Pix enviado ' || b.nome_beneficiario
        when 'estornoDespesa' then 'Devolução ' || b.nome_beneficiario
        when 'credito' then 'Cred ' || coalesce(r.empresa, r.origem, 'recebimento')
        when 'estornoReceita' then 'Devolução ' || coalesce(r.empresa, '')
        else coalesce(t.descricao, 'Transferência') end) as memo
    from contas_bancarias c cross join lateral (${movimentos(recorte)}) m
    left join despesas d on m.tipo in ('pagamento', 'estornoDespesa') and d.id = m.id_registro
    left join beneficiarios b on b.id = d.id_beneficiario
    left join receitas r on m.tipo in ('credito', 'estornoReceita') and r.id = m.id_registro
    left join transferencias t on t.id = m.id_registro
    where c.id = ${conta}::uuid order by m.data, m.lugar, m.id_registro`.execute(db);
  return rows;
}

async function readSaldo(db: Db, conta: string, dia: string): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    select ${saldoEm('c', sql`${dia}::date`)} as saldo from contas_bancarias c where c.id = ${conta}::uuid`.execute(db);
  return rows[0]?.saldo ?? 0;
}

const reais = (centavos: number) =>
  `${centavos < 0 ? '-' : ''}${Math.trunc(Math.abs(centavos) / 100)}.${String(Math.abs(centavos) % 100).padStart(2, '0')}`;
const dia = (data: string) => data.replaceAll('-', '');

function ofx(linhas: readonly Linha[], inicio: string, fim: string, saldo: number): Buffer {
  const transacoes = linhas.map(({ data, valor, memo, documento }, index) =>
    [
      '<STMTTRN>',
      `<TRNTYPE>${valor < 0 ? 'DEBIT' : 'CREDIT'}`,
      `<DTPOSTED>${dia(data)}120000[-3:BRT]`,
      `<TRNAMT>${reais(valor)}`,
      `<FITID>${dia(data)}${String(index).padStart(4, '0')}`,
      ...(documento ? [`<CHECKNUM>${documento}`] : []),
      `<MEMO>${memo.replaceAll('&', '&amp;')}`,
      '</STMTTRN>',
    ].join('\n'),
  );
  const texto = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKTRANLIST><DTSTART>${dia(inicio)}<DTEND>${dia(fim)}
${transacoes.join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>${reais(saldo)}<DTASOF>${dia(fim)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
  return Buffer.from(texto, 'latin1');
}

/** Links the lines to what they were made of, all but some. */
async function conciliar(
  { db, office, importa }: ExtratosOptions,
  conta: string,
  linhas: readonly Linha[],
  deixa: (index: number) => boolean,
): Promise<void> {
  const { rows } = await sql<{ id: string; versao: number; fitid: string }>`
    select id, versao, fitid from extratos_lancamentos where id_conta = ${conta}::uuid and estado = 'pendente'`.execute(
    db,
  );
  const porFitid = new Map(rows.map((row) => [row.fitid, row]));
  const itens = linhas.flatMap(({ data, tipo, id }, index) => {
    const linha = porFitid.get(`${dia(data)}${String(index).padStart(4, '0')}`);
    return linha && tipo && id && !deixa(index)
      ? [{ id: linha.id, versao: linha.versao, vinculos: [{ tipo, id }] }]
      : [];
  });
  for (let from = 0; from < itens.length; from += 100) {
    const { recusadas } = await office.act(importa, 'extratos', 'confirmarVarias', {
      itens: itens.slice(from, from + 100),
    });
    if (recusadas[0]) throw new Error(`extrato: ${recusadas[0].message}`);
  }
}

async function mesFechado(options: ExtratosOptions, conta: string, mes: string): Promise<void> {
  const { db, office, importa, assina } = options;
  const { inicio, fim } = monthRange(mes);
  const linhas = await listLinhas(db, conta, inicio, fim);
  if (linhas.length === 0) return;
  const saldo = await readSaldo(db, conta, fim);
  await office.importarExtrato(importa, conta, `extrato-${mes}.ofx`, ofx(linhas, inicio, fim, saldo));
  await conciliar(options, conta, linhas, () => false);
  await office.act(assina, 'conciliacoes', 'assinar', {
    idConta: conta,
    mes,
    saldoSistema: saldo,
    saldoExtrato: saldo,
  });
}

/** Approved and unpaid, about to be due: the bank shows some of them as paid already. */
async function aguardam(db: Db, hoje: string): Promise<Linha[]> {
  const { rows } = await sql<{ valor: number; nome: string; documento: string }>`
    select d.valor, b.nome_beneficiario as nome, d.numero_documento as documento from despesas d
    join beneficiarios b on b.id = d.id_beneficiario
    where d.data_liquidacao_pagamento is null and d.situacao = 'Aprovada' and d.meio_pagamento <> 'Dinheiro'
      and d.data_vencimento between ${hoje}::date - 5 and ${hoje}::date + 8
      and not exists (select 1 from borderos_despesas x where x.despesa_id = d.id and x.aberto)
    order by d.data_vencimento, d.id limit 5`.execute(db);
  return rows.map(({ valor, nome, documento }, index) => ({
    data: addDays(hoje, -1),
    // One was paid late, with a fine.
    valor: index === 3 ? -Math.round(valor * 1.02) : -valor,
    memo: `PIX ENVIADO ${nome.toUpperCase()}`,
    documento: index % 2 === 0 ? documento : null,
  }));
}

async function mesEmCurso(options: ExtratosOptions, conta: string, principal: boolean): Promise<void> {
  const { db, office, importa, hoje } = options;
  const fim = addDays(hoje, -1);
  const mes = fim.slice(0, 7);
  const inicio = `${mes}-01`;
  const doSistema = await listLinhas(db, conta, inicio, fim);
  const soDoBanco: Linha[] = principal
    ? [
        ...(await aguardam(db, hoje)),
        { data: fim, valor: -89_90, memo: 'TARIFA PACOTE DE SERVICOS', documento: null },
        { data: fim, valor: -3_40, memo: 'IOF', documento: null },
      ]
    : [];
  const linhas = [...doSistema, ...soDoBanco];
  if (linhas.length === 0) return;
  const extra = soDoBanco.reduce((soma, { valor }) => soma + valor, 0);
  const saldo = (await readSaldo(db, conta, fim)) + extra;
  await office.importarExtrato(importa, conta, `extrato-${mes}.ofx`, ofx(linhas, inicio, fim, saldo));
  await conciliar(options, conta, linhas, (index) => index >= doSistema.length / 2);
}

export async function importarExtratos(options: ExtratosOptions): Promise<void> {
  const { contas, hoje } = options;
  const emCurso = addDays(hoje, -1).slice(0, 7);
  for (const conta of [contas.movimento, contas.caixa, contas.aplicacao]) {
    for (let n = MESES; n >= 1; n -= 1) await mesFechado(options, conta, addFinanceMonths(emCurso, -n));
    await mesEmCurso(options, conta, conta === contas.movimento);
  }
}
