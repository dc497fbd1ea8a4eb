/**
 * What the system expects or has in an account around some days: the candidates for the lines of a statement.
 *
 * Unsettled expenses and revenues to credit by their dates; settled and credited ones, refunds and transfers of the
 * account (or of none yet) that no line has; open batches whole; and what was paid as one, on one day under one number.
 * Cash never passes the bank, and a denied expense is not paid: both are left out. In: account, first and last day of
 * the lines. Three statements, whatever the number of lines. Source: issue 4 (value paid, date and document); decision
 * 027.
 */
import {
  type Candidato,
  DIAS_ANTES,
  DIAS_DEPOIS,
  DIAS_FEITO,
  type TipoVinculo,
} from '@sede/domain/modules/financeiro/extratos';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Who } from '#platform/api/index.ts';
import { valorPagoDoItem } from '../borderos/index.ts';
import { despesas } from '../despesas/index.ts';
import { receitas } from '../receitas/index.ts';
import { transferencias } from '../transferencias/index.ts';

export interface Janela {
  idConta: string;
  inicio: string;
  fim: string;
}

interface Linha {
  tipo: TipoVinculo;
  id: string;
  valor: number;
  data: string;
  feito: boolean;
  daConta: boolean;
  documento: string | null;
  pagamento: string | null;
  boleto: string | null;
  nome: string | null;
}

const semVinculo = (tipo: TipoVinculo, id: RawBuilder<unknown>) =>
  sql`not exists (select 1 from extratos_vinculos v where v.id_registro = ${id} and v.tipo = ${sql.lit(tipo)})`;
const nulos = sql`null::text as documento, null::text as pagamento, null::text as boleto`;

export function candidatosSql(actor: Who, { idConta, inicio, fim }: Janela): RawBuilder<unknown> {
  const conta = sql`${idConta}::uuid`;
  const feita = (coluna: RawBuilder<unknown>) =>
    sql`${coluna} between ${inicio}::date - ${DIAS_FEITO}::int and ${fim}::date + ${DIAS_FEITO}::int`;
  const prevista = (coluna: RawBuilder<unknown>) =>
    sql`${coluna} between ${inicio}::date - ${DIAS_DEPOIS}::int and ${fim}::date + ${DIAS_ANTES}::int`;
  const aqui = (coluna: RawBuilder<unknown>) => sql`(${coluna} = ${conta} or ${coluna} is null)`;
  const daDespesa = sql`from despesas d join beneficiarios b on b.id = d.id_beneficiario
    where ${despesas.seenBy(actor)} and d.meio_pagamento <> 'Dinheiro' and not d.data_fora`;
  return sql`
    select 'pagamento' as tipo, d.id, -d.valor as valor, d.data_vencimento as data, false as feito, false as da_conta,
      d.numero_documento as documento, null::text as pagamento, d.boleto, b.nome_beneficiario as nome
    ${daDespesa} and d.data_liquidacao_pagamento is null and d.situacao is distinct from 'Negada'
      and ${prevista(sql`d.data_vencimento`)}
    union all
    select 'pagamento', d.id, -d.valor_pago, d.data_liquidacao_pagamento, true, d.id_conta_liquidacao is not null,
      d.numero_documento, d.numero_pagamento, d.boleto, b.nome_beneficiario
    ${daDespesa} and ${aqui(sql`d.id_conta_liquidacao`)} and ${feita(sql`d.data_liquidacao_pagamento`)} and d.valor_pago > 0
      and ${semVinculo('pagamento', sql`d.id`)}
    union all
    select 'estornoDespesa', d.id, d.valor_estorno, d.data_estorno, true, d.id_conta_liquidacao is not null,
      d.numero_documento, d.numero_pagamento, null, b.nome_beneficiario
    ${daDespesa} and ${aqui(sql`d.id_conta_liquidacao`)} and ${feita(sql`d.data_estorno`)} and d.valor_estorno > 0
      and ${semVinculo('estornoDespesa', sql`d.id`)}
    union all
    select 'credito', r.id, r.valor, coalesce(r.data_credito, r.data), r.data_credito is not null,
      r.id_conta_credito is not null, ${nulos}, concat_ws(' ', r.empresa, r.origem)
    from receitas r where ${receitas.seenBy(actor)} and not r.data_fora and ((r.data_credito is null and ${prevista(sql`r.data`)})
      or (${aqui(sql`r.id_conta_credito`)} and ${feita(sql`r.data_credito`)} and ${semVinculo('credito', sql`r.id`)}))
    union all
    select 'estornoReceita', r.id, -r.valor_estorno, r.data_estorno, true, r.id_conta_credito is not null, ${nulos},
      concat_ws(' ', r.empresa, r.origem)
    from receitas r where ${receitas.seenBy(actor)} and not r.data_fora and ${aqui(sql`r.id_conta_credito`)}
      and ${feita(sql`r.data_estorno`)} and r.valor_estorno > 0
      and ${semVinculo('estornoReceita', sql`r.id`)}
    union all
    select 'transferenciaEnviada', t.id, -t.valor, t.data, true, true, t.numero_documento, null, null, o.nome
    from transferencias t left join contas_bancarias o on o.id = t.id_conta_destino
    where ${transferencias.seenBy(actor)} and t.id_conta_origem = ${conta} and ${feita(sql`t.data`)} and ${semVinculo('transferenciaEnviada', sql`t.id`)}
    union all
    select 'transferenciaRecebida', t.id, t.valor, t.data, true, true, t.numero_documento, null, null, o.nome
    from transferencias t left join contas_bancarias o on o.id = t.id_conta_origem
    where ${transferencias.seenBy(actor)} and t.id_conta_destino = ${conta} and ${feita(sql`t.data`)} and ${semVinculo('transferenciaRecebida', sql`t.id`)}`;
}

const toCandidato = (linha: Linha): Candidato => ({
  chave: `${linha.tipo}:${linha.id}`,
  alvos: [{ tipo: linha.tipo, id: linha.id }],
  valor: linha.valor,
  data: linha.data,
  feito: linha.feito,
  daConta: linha.daConta,
  ajustavel: linha.tipo === 'pagamento' && !linha.feito,
  documentos: [linha.documento, linha.pagamento, linha.boleto],
  nome: linha.nome ?? '',
});

/** Expenses paid on one day under one number may be one debit at the bank. */
function grupos(linhas: readonly Linha[]): Candidato[] {
  const porPagamento = new Map<string, Linha[]>();
  for (const linha of linhas) {
    if (linha.tipo !== 'pagamento' || !linha.feito || !linha.pagamento) continue;
    const chave = `grupo:${linha.data}:${linha.daConta}:${linha.pagamento}`;
    porPagamento.set(chave, [...(porPagamento.get(chave) ?? []), linha]);
  }
  return [...porPagamento].flatMap(([chave, juntas]) => {
    const [primeira] = juntas;
    if (!primeira || juntas.length < 2) return [];
    const alvos = juntas.map(({ tipo, id }) => ({ tipo, id }));
    const valor = juntas.reduce((soma, linha) => soma + linha.valor, 0);
    const { data, daConta, pagamento } = primeira;
    return [{ chave, alvos, valor, data, feito: true, daConta, ajustavel: false, documentos: [pagamento], nome: '' }];
  });
}

export const prefixoBordero = 'bordero:';

/** Open batches, which the bank shows as one debit; the number stands in `chave`. */
async function borderos({ db, actor }: Reader): Promise<Candidato[]> {
  const { rows } = await sql<{ numero: number; valor: number; face: number; ids: string[] }>`
    select b.numero, -sum(${valorPagoDoItem})::bigint as valor, -sum(d.valor)::bigint as face, array_agg(d.id order by d.id) as ids
    from borderos b join borderos_despesas x on x.bordero_id = b.id join despesas d on d.id = x.despesa_id
    where b.situacao = 'aberto' and ${despesas.seenBy(actor)} group by b.id
    having bool_and(d.data_liquidacao_pagamento is null)`.execute(db);
  // One expense alone, at its amount, is proposed as itself.
  const lotes = rows.filter(({ ids, valor, face }) => ids.length > 1 || valor !== face);
  return lotes.map(({ numero, valor, ids }) => ({
    chave: `${prefixoBordero}${numero}`,
    alvos: ids.map((id) => ({ tipo: 'pagamento' as const, id })),
    valor,
    data: null,
    feito: false,
    daConta: false,
    ajustavel: false,
    documentos: [],
    nome: '',
  }));
}

export async function listCandidatos(reader: Reader, janela: Janela): Promise<Candidato[]> {
  const [{ rows }, lotes] = await Promise.all([
    sql<Linha>`${candidatosSql(reader.actor, janela)}`.execute(reader.db),
    borderos(reader),
  ]);
  return [...rows.map(toCandidato), ...grupos(rows), ...lotes];
}
