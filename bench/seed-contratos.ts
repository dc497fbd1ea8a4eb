/**
 * 3,000 contracts over ten years, each with a company and an address for its alerts; one has 500 of the bench's expenses.
 *
 * Everything derives from the row's number: a third is closed, the others end from a month ago to five years from now. The triggers stand
 * still meanwhile. Source: issue 13 (Speed).
 */
import { id, pick } from './seed-despesas.ts';

export const CONTRATOS = 3_000;
export const VINCULADAS = 500;
/** The one with the expenses. */
export const CONTRATO = '0190000c-0000-7000-8000-000000000001';

const NOMES = [
  'Limpeza',
  'Vigilância',
  'Elevadores',
  'Plano odontológico',
  'Assessoria',
  'Sistema',
  'Seguro',
  'Impressão',
];
const TABELAS = ['contratos', 'contratos_cnpjs', 'contratos_emails'];
const triggers = (what: 'disable' | 'enable') =>
  TABELAS.map((tabela) => `alter table ${tabela} ${what} trigger user;`).join('\n');
const stamps = 'criado_em, atualizado_em';

export const SEED_CONTRATOS = `
${triggers('disable')}
insert into contratos (id, ${stamps}, tipo_objeto, nome, numero, ano, data_inicio, data_fim, data_alerta, valor_total, situacao, data_carregamento, autor)
  select ${id('c', 'n')}, now(), now(), case when n % 6 = 0 then 'Documento' else 'Contrato' end, concat_ws(' ', ${pick(NOMES, 'n')}, 'da sede', n), n,
    extract(year from now())::int - 10 + n * 10 / ${CONTRATOS}, fim - 730, fim, fim - 30 - n % 60,
    case when n % 5 <> 0 then 1000000 + n * 7919::bigint % 90000000 end, case when n % 3 = 0 then 'Encerrado' else 'Vigente' end, now(), 'Bancada'
  from (select n, current_date - 30 + (n * 7919 % 1825) as fim from generate_series(1, ${CONTRATOS}) n) c;
insert into contratos_cnpjs (id, ${stamps}, contrato_id, cnpj_contratado, nome, ordem)
  select gen_random_uuid(), now(), now(), ${id('c', 'n')}, lpad((n * 7919::bigint)::text, 14, '0'), concat_ws(' ', 'Empresa', ${pick(NOMES, 'n')}, n), 1
  from generate_series(1, ${CONTRATOS}) n;
insert into contratos_emails (id, ${stamps}, contrato_id, email, ordem)
  select gen_random_uuid(), now(), now(), ${id('c', 'n')}, 'contratos' || n % 20 || '@sede.test', 1 from generate_series(1, ${CONTRATOS}) n;
${triggers('enable')}
alter table despesas disable trigger user;
update despesas set relacao_contrato = true, id_contrato = ${id('c', '1')}
  where id in (select id from despesas order by id limit ${VINCULADAS});
update despesas set relacao_contrato = true, id_contrato = ('0190000c-0000-7000-8000-' || lpad(to_hex(1 + abs(hashtext(id::text)) % ${CONTRATOS}), 12, '0'))::uuid
  where id in (select id from despesas where id_contrato is null order by md5(id::text) limit 20000);
alter table despesas enable trigger user;
vacuum analyze contratos;
vacuum analyze contratos_cnpjs;
vacuum analyze despesas;
`;
