/**
 * The bench's data, made by the database itself in seconds: 500 beneficiaries, 60 expense items, 40 events, 200,000
 * expenses (or as many as the run asks for) due over five years, with the approvals and PDFs that such a house has; 60,000 revenues.
 *
 * The owner switches the tables' own triggers off while loading (no audit entries of made-up rows) and on again. The
 * same data at every run, counted from `today`: everything derives from the row's number, nothing is random.
 * `nua.despesas` is the same table without triggers, for the bare insert.
 */
import type { Client } from 'pg';
import { currentFinanceRange } from '../packages/domain/src/kernel/index.ts';
import { despesas, id, pick } from './seed-despesas.ts';
import { MEMBROS_E_FAMILIAS, PRIMEIRO } from './seed-filiados.ts';
import { ITENS_RECEITA, RECEITAS } from './seed-receitas.ts';

export interface Sample {
  /** How many expenses there are. */
  despesas: number;
  idItemDespesa: string;
  idBeneficiario: string;
  today: string;
  /** The finance period of today: what the list opens with. */
  period: { inicio: string; fim: string };
  /** The first due date of a range up to today that holds `EXPORTED` expenses. */
  exportFrom: string;
  /** Of the first member. */
  cpf: string;
}

export const EXPORTED = 50_000;

const PRENOMES = ['Ana', 'Bruno', 'Célia', 'Davi', 'Elaine', 'Fábio', 'Gisele', 'Heitor', 'Íris', 'João', 'Kátia'];
const MEIOS = ['Maria', 'de Souza', 'Antônio', 'da Silva', 'Helena', 'dos Santos', 'Luiz'];
const SOBRENOMES = ['Almeida', 'Barbosa', 'Carvalho', 'Dias', 'Esteves', 'Ferreira', 'Gonçalves', 'Lima', 'Moreira'];
const RAMOS = ['Gráfica', 'Transportes', 'Informática', 'Papelaria', 'Limpeza', 'Segurança', 'Eventos', 'Advocacia'];

const BENEFICIARIOS = `
insert into beneficiarios (id, criado_em, atualizado_em, tipo, cpf_cnpj, nome_beneficiario, sigla)
select ${id('b', 'n')}, now(), now(), case when n % 3 = 0 then 'F' else 'J' end,
  case when n % 3 = 0 then lpad((n * 7919)::text, 11, '1') else lpad((n * 104729)::text, 14, '2') end,
  case when n % 3 = 0 then concat_ws(' ', ${pick(PRENOMES, 'n')}, ${pick(MEIOS, 'n / 3')}, ${pick(SOBRENOMES, 'n / 7')})
    else concat_ws(' ', ${pick(RAMOS, 'n')}, ${pick(SOBRENOMES, 'n / 5')}, 'Ltda', n) end,
  case when n % 5 = 0 then 'B' || n end
from generate_series(1, 500) n`;

const ITENS = `
insert into itens_despesa (id, criado_em, atualizado_em, nome, tipo, centro_custo)
select ${id('c', 'n')}, now(), now(),
  concat_ws(' ', ${pick(['Energia', 'Aluguel', 'Impressos', 'Passagens', 'Honorários', 'Software'], 'n')},
    ${pick(['da sede', 'da subsede', 'de eventos', 'da diretoria'], 'n / 6')}, n),
  'Serviços', 'Custos operacionais internos'
from generate_series(1, 60) n`;

const EVENTOS = `
insert into eventos (id, criado_em, atualizado_em, tipo, nome, data_inicio)
select ${id('d', 'n')}, now(), now(), 'Próprio', 'Encontro ' || n, date '2022-01-10' + n * 40
from generate_series(1, 40) n`;

const anexos = (rows: number) => `
insert into anexos (id, criado_em, atualizado_em, nome, tipo_conteudo, tamanho, sha256, chave, enviado_por, modulo, usado_em)
select ${id('e', 'n')}, now(), now(), 'nota ' || n || '.pdf', 'application/pdf', 48000, repeat('0', 64), ${id('e', 'n')},
  ${id('a', '1')}, 'despesas', now()
from generate_series(1, ${Math.ceil(rows * 0.35)}) n`;

/** A PDF for every third expense. */
const despesasAnexos = (rows: number) => `
insert into despesas_anexos (id, criado_em, atualizado_em, despesa_id, anexo_id, nome)
select ${id('f', 'n')}, now(), now(), ${id('1', 'n * 3')}, ${id('e', 'n')}, 'nota ' || n || '.pdf'
from generate_series(1, ${Math.floor(rows * 0.33)}) n`;

const APROVACOES = `
insert into despesas_aprovacoes (id, criado_em, atualizado_em, despesa_id, usuario_id, usuario_nome, usuario_email)
select gen_random_uuid(), now(), now(), d.id, ${id('a', 'k')}, 'Aprovador ' || k, 'aprovador' || k || '@sede.test'
from despesas d, generate_series(1, 2) k where d.situacao = 'Aprovada'`;

/** Indexes that are no constraint are dropped meanwhile and built again at once: many times faster than row by row. */
async function fill(owner: Client, table: string, insert: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
    where indrelid = $1::regclass and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await owner.query(insert);
  for (const { definition } of rows) await owner.query(definition);
  await owner.query(`vacuum (analyze) ${table}`);
}

async function load(owner: Client, table: string, insert: string): Promise<void> {
  await owner.query(`alter table ${table} disable trigger user`);
  await fill(owner, table, insert);
  await owner.query(`alter table ${table} enable trigger user`);
}

/** The same columns, checks, indexes and references, no trigger; the stamps that triggers give have a default. */
async function makeBareTable(owner: Client, rows: number): Promise<void> {
  await owner.query(`
    create schema nua;
    grant usage on schema nua to public;
    create table nua.despesas (like public.despesas including all);
    alter table nua.despesas alter criado_em set default now(), alter atualizado_em set default now();
    grant all on nua.despesas to public`);
  const references = await owner.query<{ add: string }>(`
    select format('alter table nua.despesas add constraint %I %s', conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where conrelid = 'public.despesas'::regclass and contype = 'f'`);
  await fill(owner, 'nua.despesas', despesas(rows, 'nua.despesas'));
  for (const { add } of references.rows) await owner.query(add);
}

export async function seed(owner: Client, today: string, count: number): Promise<Sample> {
  await load(owner, 'beneficiarios', BENEFICIARIOS);
  await load(owner, 'itens_despesa', ITENS);
  await load(owner, 'eventos', EVENTOS);
  await load(owner, 'anexos', anexos(count));
  await load(owner, 'despesas', despesas(count));
  await load(owner, 'despesas_anexos', despesasAnexos(count));
  await load(owner, 'despesas_aprovacoes', APROVACOES);
  await load(owner, 'itens_receita', ITENS_RECEITA);
  await load(owner, 'receitas', RECEITAS);
  for (const [table, insert] of MEMBROS_E_FAMILIAS) await load(owner, table, insert);
  await makeBareTable(owner, count);
  const { rows } = await owner.query<Sample>(
    `select ${id('c', '1')}::text as "idItemDespesa", ${id('b', '1')}::text as "idBeneficiario",
      (select cpf from filiados where id = '${PRIMEIRO}') as cpf,
      (select data_vencimento::text from despesas where data_vencimento <= $1::date
        order by data_vencimento desc offset $2 limit 1) as "exportFrom"`,
    [today, Math.min(EXPORTED, count >> 1) - 1],
  );
  if (rows[0] === undefined) throw new Error('no data was made');
  return { ...rows[0], despesas: count, today, period: currentFinanceRange(today) };
}
