/**
 * Twelve years of ten law offices: 240 agendas with 400,000 slots, 100,000 appointments, 30,000 cases with 200,000 links to members, ten of
 * which have 5,000 members each.
 *
 * Everything derives from the row's number: of four slots one is booked; what is over is concluded, missed, cancelled or still waits, what
 * is to come is scheduled. The triggers stand still meanwhile: what was seeded has no entries in the audit. Vacuumed at the end, as
 * autovacuum leaves tables in use: without it no count is read from an index alone. Source: issue 12 (Speed).
 */
import { id, pick } from './seed-despesas.ts';
import { FILIADOS } from './seed-filiados.ts';

export const ATENDIMENTOS = 100_000;
export const HORARIOS = 400_000;
export const PROCESSOS = 30_000;
const VINCULOS_SIMPLES = 150_000;
const COLETIVOS = 10;
const POR_COLETIVO = 5_000;
export const VINCULOS = VINCULOS_SIMPLES + COLETIVOS * POR_COLETIVO;
const ESCRITORIOS = 10;
const ANOS = 12;
const AGENDAS = ESCRITORIOS * ANOS * 2;
/** Eight a day. */
const POR_AGENDA = Math.ceil(HORARIOS / AGENDAS);
export const ESCRITORIO = '0190000a-0000-7000-8000-000000000001';

const stamps = 'criado_em, atualizado_em';
const now = 'now(), now()';
const filiado = (n: string) => id('4', `(1 + (${n}) * 7919 % ${FILIADOS})`);
/** The year of an agenda: the last two are to come. */
const ANO = `(extract(year from now())::int - ${ANOS - 2} + a / ${ESCRITORIOS * 2})`;
const TABELAS = [
  ...['escritorios', 'objetos_processo', 'agendas', 'agenda_horarios', 'atendimentos', 'atendimento_filiados'],
  ...['processos_juridicos', 'filiados_processos', 'processo_eventos'],
];
const triggers = (what: 'disable' | 'enable') =>
  TABELAS.map((tabela) => `alter table ${tabela} ${what} trigger user;`).join('\n');

/** The n-th slot of all: its agenda, day and minute. */
const HORARIO = `select n, a, ${ANO} as ano, k from (select n, n / ${POR_AGENDA} as a, n % ${POR_AGENDA} as k
  from generate_series(0, ${HORARIOS - 1}) n) s`;
const DIA = `make_date(ano, 1, 1) + (k / 8 * 7 / 5)`;
const INICIO = `540 + 40 * (k % 8)`;
const SITUACAO = `case when dia >= current_date then 'Aguardando realização' when m % 9 = 0 then 'Cancelado'
  when m % 97 = 0 then 'Aguardando realização' when m % 31 = 0 then 'Aguardando conclusão' else 'Concluído' end`;

export const SEED_JURIDICO = `
${triggers('disable')}
insert into escritorios (id, ${stamps}, nome, email) select ${id('a', 'n')}, ${now}, 'Advocacia número ' || n, 'a' || n || '@adv.example'
  from generate_series(1, ${ESCRITORIOS}) n;
insert into objetos_processo (id, ${stamps}, descricao) select ${id('b', 'n')}, ${now}, 'Objeto ' || n from generate_series(1, 30) n;
insert into agendas (id, ${stamps}, escritorio_id, ano, tipo_atendimento, tipo_servico)
  select ${id('c', '(a + 1)')}, ${now}, ${id('a', `(1 + a % ${ESCRITORIOS})`)}, ${ANO},
    case when a % ${ESCRITORIOS * 2} < ${ESCRITORIOS} then 'Presencial' else 'Virtual' end, 'Jurídico'
  from generate_series(0, ${AGENDAS - 1}) a;
insert into atendimentos (id, ${stamps}, ano, sequencia, escritorio_id, escritorio_nome, escritorio_email, agenda_id, data, inicio_min, fim_min,
    tipo_atendimento, tipo_servico, situacao, descricao, agendado_por_nome, ocorreu, motivo_da_falta, concluido_em, cancelado_de, cancelado_motivo)
  select ${id('d', '(m + 1)')}, ${now}, ano, row_number() over (partition by ano order by n), ${id('a', `(1 + a % ${ESCRITORIOS})`)},
    'Advocacia número ' || (1 + a % ${ESCRITORIOS}), 'a@adv.example', ${id('c', '(a + 1)')}, dia, inicio, inicio + 40,
    case when a % ${ESCRITORIOS * 2} < ${ESCRITORIOS} then 'Presencial' else 'Virtual' end, 'Jurídico', situacao,
    'Consulta sobre o assunto número ' || m, 'Ana Bancada',
    case situacao when 'Concluído' then m % 11 <> 0 when 'Aguardando conclusão' then true end,
    case when situacao = 'Concluído' and m % 11 = 0 then 'filiado' end,
    case when situacao = 'Concluído' and m % 11 <> 0 then now() end,
    case when situacao = 'Cancelado' then 'Aguardando realização' end, case when situacao = 'Cancelado' then 'Desistiu' end
  from (select h.*, n / 4 as m, ${DIA} as dia, ${INICIO} as inicio from (${HORARIO}) h where n % 4 = 0) x
  cross join lateral (select ${SITUACAO} as situacao) s;
insert into agenda_horarios (id, ${stamps}, agenda_id, data, inicio_min, fim_min, atendimento_id)
  select ${id('e', '(n + 1)')}, ${now}, ${id('c', '(a + 1)')}, ${DIA}, ${INICIO}, ${INICIO} + 40,
    (select t.id from atendimentos t where n % 4 = 0 and t.id = ${id('d', '(n / 4 + 1)')} and t.situacao <> 'Cancelado')
  from (${HORARIO}) h;
insert into atendimento_filiados (id, ${stamps}, atendimento_id, filiado_id, compareceu)
  select gen_random_uuid(), ${now}, ${id('d', 'm')}, ${filiado('m + outro')}, null
  from generate_series(1, ${ATENDIMENTOS}) m cross join generate_series(0, 1) outro where outro = 0 or m % 10 = 0;
insert into processos_juridicos (id, ${stamps}, tipo, numero, formato_antigo, ano, sequencia, tribunal_orgao, data_protocolo, data_referencia,
    escritorio_id, escritorio_nome, objeto_id, link_processo, valor_causa, natureza, tags, titulo, situacao, movimentado_em)
  select ${id('f', 'n')}, ${now}, tipo, case tipo when 'Procedimento' then ano || '/' || lpad(n::text, 4, '0')
      else lpad(n::text, 7, '0') || '-12.' || ano || '.4.01.3400' end,
    tipo = 'Judicial', ano, case when tipo = 'Procedimento' then n end,
    case tipo when 'Judicial' then 'TRF1' when 'Administrativo' then 'Senado' end, make_date(ano, 1 + n % 12, 1 + n % 28),
    make_date(ano, 1 + n % 12, 1 + n % 28), ${id('a', `(1 + n % ${ESCRITORIOS})`)}, 'Advocacia número ' || (1 + n % ${ESCRITORIOS}),
    ${id('b', '(1 + n % 30)')}, 'https://pje.example/' || n, n * 100, case when tipo = 'Procedimento' then 'Profissional' end,
    array[${pick(['quintos', 'saúde', 'férias', 'pensão', 'horas'], 'n')}], 'Ação de número ' || n,
    ${pick(['Em andamento', 'Em andamento', 'Encerrado', 'Aguardando manifestação', 'Em andamento'], 'n')}, now() - make_interval(mins => n * 37)
  from (select n, 2014 + n % 12 as ano, ${pick(['Judicial', 'Judicial', 'Administrativo', 'Procedimento'], 'n')} as tipo
    from generate_series(1, ${PROCESSOS}) n) p;
insert into filiados_processos (id, ${stamps}, processo_id, filiado_id)
  select gen_random_uuid(), ${now}, ${id('f', '(1 + n / 5)')}, ${filiado('n')} from generate_series(0, ${VINCULOS_SIMPLES - 1}) n
  union all
  select gen_random_uuid(), ${now}, ${id('f', `(${PROCESSOS} - n / ${POR_COLETIVO})`)}, ${id('4', `(1 + n % ${POR_COLETIVO} * 3)`)}
  from generate_series(0, ${COLETIVOS * POR_COLETIVO - 1}) n
  on conflict do nothing;
insert into processo_eventos (id, ${stamps}, processo_id, titulo, descricao, data, autor_nome)
  select gen_random_uuid(), ${now}, ${id('f', `(1 + n % ${PROCESSOS})`)}, 'Movimento ' || n, 'Descrição do movimento', current_date - n % 900, 'Ana'
  from generate_series(1, ${PROCESSOS * 2}) n;
insert into contadores_anuais (nome, ano, ultimo) select 'atendimento', ano, max(sequencia) from atendimentos group by ano
  on conflict (nome, ano) do update set ultimo = excluded.ultimo;
${triggers('enable')}
${TABELAS.map((tabela) => `vacuum (analyze) ${tabela};`).join('\n')}`;
