/**
 * Statements of the fictional union's accounts, made of the accounts' own movements as a bank would print them.
 * Amounts in centavos, signed as the account sees them.
 */
import { addDays } from '@sede/domain/kernel';
import type { TipoVinculo } from '@sede/domain/modules/financeiro/extratos';
import { sql } from 'kysely';
import { movimentos, saldoEm } from '#modules/financeiro/contas-bancarias/index.ts';
import type { Db } from '#platform/db/index.ts';

export interface Linha {
  data: string;
  valor: number;
  memo: string;
  documento: string | null;
  tipo?: TipoVinculo;
  id?: string;
}

const dia = (data: string) => data.replaceAll('-', '');
/** The bank's own id of a line: its day and place. */
export const fitidOf = ({ data }: Linha, index: number) => `${dia(data)}${String(index).padStart(4, '0')}`;

/** What the bank has seen of an account in these days, in its words. */
export async function listLinhas(db: Db, conta: string, inicio: string, fim: string): Promise<Linha[]> {
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

export async function readSaldo(db: Db, conta: string, dia: string): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    select ${saldoEm('c', sql`${dia}::date`)} as saldo from contas_bancarias c where c.id = ${conta}::uuid`.execute(db);
  return rows[0]?.saldo ?? 0;
}

const reais = (centavos: number) =>
  `${centavos < 0 ? '-' : ''}${Math.trunc(Math.abs(centavos) / 100)}.${String(Math.abs(centavos) % 100).padStart(2, '0')}`;

export function ofx(linhas: readonly Linha[], inicio: string, fim: string, saldo: number): Buffer {
  const transacoes = linhas.map((linha, index) => {
    const { data, valor, memo, documento } = linha;
    return [
      '<STMTTRN>',
      `<TRNTYPE>${valor < 0 ? 'DEBIT' : 'CREDIT'}`,
      `<DTPOSTED>${dia(data)}120000[-3:BRT]`,
      `<TRNAMT>${reais(valor)}`,
      `<FITID>${fitidOf(linha, index)}`,
      ...(documento ? [`<CHECKNUM>${documento}`] : []),
      `<MEMO>${memo.replaceAll('&', '&amp;')}`,
      '</STMTTRN>',
    ].join('\n');
  });
  const texto = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKTRANLIST><DTSTART>${dia(inicio)}<DTEND>${dia(fim)}
${transacoes.join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>${reais(saldo)}<DTASOF>${dia(fim)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
  return Buffer.from(texto, 'latin1');
}

/** Approved and unpaid, about to be due: the bank shows some of them as paid already. */
export async function listAguardam(db: Db, hoje: string): Promise<Linha[]> {
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
