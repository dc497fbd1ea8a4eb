/**
 * 20,000 members in the three houses, 60,000 dependents, 200,000 entries of the timeline, 5,000 of them of the first member.
 *
 * Everything derives from the row's number. One in ten left, one in thirty came back; one in fourteen has no e-mail, one in nine no
 * address. `cpfOf` gives a member's CPF, with right check digits. Source: issue 10 (Speed).
 */
import { id, pick } from './seed-despesas.ts';

export const FILIADOS = 20_000;
const DEPENDENTES = 60_000;
const EVENTOS = 200_000;
/** Of the first member. */
export const EVENTOS_DO_PRIMEIRO = 5_000;
export const PRIMEIRO = '01900004-0000-7000-8000-000000000001';

const PRENOMES = ['Maria', 'José', 'Ana', 'João', 'Antônio', 'Francisca', 'Carlos', 'Paulo', 'Márcia', 'Sandra', 'Rui'];
const MEIOS = ['Helena', 'Carlos', 'Lúcia', 'Batista', 'Aparecida', 'Roberto', 'das Graças'];
const SOBRENOMES = [
  'da Silva',
  'Souza',
  'Duarte',
  'Oliveira',
  'Lima',
  'Pereira',
  'Costa',
  'Conceição',
  'Barros',
  'Nunes',
];
const CARGOS = ['Analista Legislativo', 'Técnico Legislativo', 'Auditor Federal de Controle Externo'];

/** Check digits as the rule computes them, over nine digits in SQL. */
const digit = (digits: string, n: number) =>
  `(select (10 * sum(substr(${digits}, i, 1)::int * (${n + 1} - i)) % 11 % 10)::text from generate_series(1, ${n - 1}) i)`;
const base = (n: string) => `(100000000 + ${n} * 30011)::text`;

const MEMBROS = `
insert into filiados (id, criado_em, atualizado_em, nome_completo, cpf, rg, data_nascimento, sexo, nome_mae, email, tel_celular, cep,
  logradouro, bairro, cidade, estado, empresa, matricula, cargo, situacao_filiado, forma_pagamento, data_cadastro)
select ${id('4', 'n')}, now(), now(), nome, d1.cpf || ${digit('d1.cpf', 11)}, (1000000 + n)::text,
  date '1935-01-01' + n * 7919 % 24000, ${pick(['Masculino', 'Feminino'], 'n / 2')}, 'Maria ' || nome,
  case when n % 14 <> 0 then 'filiado' || n || '@exemplo.com.br' end, case when n % 11 <> 0 then '+55619' || (80000000 + n) end,
  '70000000', case when n % 9 <> 0 then 'Quadra ' || n end, 'Asa Norte', case when n % 9 <> 0 then 'Brasília' end,
  case when n % 9 <> 0 then ${pick(['DF', 'DF', 'DF', 'GO', 'MG'], 'n / 4')} end, ${pick(['CAMARA', 'CAMARA', 'SENADO', 'TCU'], 'n')},
  (100000 + n)::text, ${pick(CARGOS, 'n / 3')}, ${pick(['ATIVO', 'ATIVO', 'APOSENTADO', 'PENSIONISTA'], 'n / 5')},
  ${pick(['Consignação', 'Boleto'], 'n / 6')}, date '2020-01-01'
from (select n, concat_ws(' ', ${pick(PRENOMES, 'n')}, ${pick(MEIOS, 'n / 11')}, ${pick(SOBRENOMES, 'n / 77')}, ${pick(SOBRENOMES, 'n / 7')}) as nome,
  ${base('n')} as nove from generate_series(1, ${FILIADOS}) n) m
cross join lateral (select nove || ${digit('nove', 10)} as cpf) d1`;

const PERIODOS = `
insert into filiado_periodos (id, criado_em, atualizado_em, filiado_id, inicio, fim, motivo)
select gen_random_uuid(), now(), now(), ${id('4', 'n')}, date '1990-01-01' + n % 9000,
  case when n % 10 = 0 then date '2016-01-01' + n % 3000 end, case when n % 10 = 0 then 'A pedido' end
from generate_series(1, ${FILIADOS}) n
union all
select gen_random_uuid(), now(), now(), ${id('4', 'n')}, date '2025-01-01', null, null from generate_series(30, ${FILIADOS}, 30) n`;

const FAMILIA = `
insert into dependentes (id, criado_em, atualizado_em, filiado_id, nome_completo, data_nascimento, cpf, parentesco)
select ${id('5', 'n')}, now(), now(), ${id('4', `1 + n % ${FILIADOS}`)}, concat_ws(' ', ${pick(PRENOMES, 'n / 3')}, ${pick(SOBRENOMES, 'n / 5')}),
  date '2000-01-01' + n % 8000, (20000000000 + n)::text, 'Filho(a)'
from generate_series(1, ${DEPENDENTES}) n`;

const HISTORICO = `
insert into auditoria (em, usuario_nome, operacao, modulo, tabela, registro_id, acao, antes, depois, digest)
select now() - n * interval '1 minute', 'Ana Bancada', 'filiados.update', 'filiados', 'filiados',
  case when n <= ${EVENTOS_DO_PRIMEIRO} then '${PRIMEIRO}'::uuid else ${id('4', `2 + n % (${FILIADOS} - 1)`)} end, 'alterar',
  jsonb_build_object('bairro', 'Asa ' || n), jsonb_build_object('bairro', 'Asa ' || n + 1), sha256(n::text::bytea)
from generate_series(1, ${EVENTOS}) n`;

/** Sealed already: the sealer would work beside the measures. One after the other. */
export const SELO = `
insert into auditoria_selos (em, primeiro, ultimo, quantidade, anterior, hash, numero, chave, entradas, resumo)
select now(), min(a.id), max(a.id), count(*), coalesce((select hash from auditoria_selos order by numero desc limit 1), ''),
  sha256('bancada'), coalesce((select max(numero) from auditoria_selos), 0) + 1, 'bancada', '', sha256('bancada')
from auditoria a where not exists (select from auditoria_cadeia c where c.auditoria_id = a.id)`;
export const CADEIA = `
insert into auditoria_cadeia (auditoria_id, selo_id)
select a.id, (select max(id) from auditoria_selos) from auditoria a
where not exists (select from auditoria_cadeia c where c.auditoria_id = a.id)`;

/** Table → its rows, in the order of their references. */
export const MEMBROS_E_FAMILIAS: readonly (readonly [table: string, insert: string])[] = [
  ['filiados', MEMBROS],
  ['filiado_periodos', PERIODOS],
  ['dependentes', FAMILIA],
  ['auditoria', HISTORICO],
  ['auditoria_selos', SELO],
  ['auditoria_cadeia', CADEIA],
];
