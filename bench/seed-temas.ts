/**
 * 2,000 themes with 20,000 parts: items, people, cases, actions; each with a file's row and a link beside it here and there.
 *
 * Everything derives from the row's number: a third has ended, a quarter is administrative, one in seven was left at a step. The triggers
 * stand still meanwhile. Source: issue 13 (Speed).
 */
import { id, pick } from './seed-despesas.ts';

export const TEMAS = 2_000;
export const PARTES = 20_000;
/** One with 300 actions. */
export const TEMA = '0190000f-0000-7000-8000-000000000001';

const TITULOS = ['Recomposição salarial', 'Plano de saúde', 'Teletrabalho', 'Previdência', 'Negociação coletiva'];
const TIPOS = ['Projeto de Lei Ordinária', 'Administrativo', 'Medida Provisória', 'Proposta de Emenda à Constituição'];
const PRIORIDADES = ['Máxima', 'Média', 'Mínima'];
const TABELAS = ['temas', 'temas_itens', 'temas_pessoas', 'temas_processos', 'temas_acoes', 'temas_links'];
const triggers = (what: 'disable' | 'enable') =>
  TABELAS.map((tabela) => `alter table ${tabela} ${what} trigger user;`).join('\n');
const stamps = 'criado_em, atualizado_em';
const cada = PARTES / 4;
const tema = id('f', `1 + n % ${TEMAS}`);

export const SEED_TEMAS = `
${triggers('disable')}
insert into temas (id, ${stamps}, cadastrado_em, last_updated, tipo_tema, titulo, interessados, descricao, prioridade, tags, situacao, page,
    casa, sigla, numero, ano)
  select ${id('f', 'n')}, quando, quando, quando, quando + n % 40 * interval '1 day', ${pick(TIPOS, 'n')}, concat_ws(' ', ${pick(TITULOS, 'n')}, n),
    '{Câmara dos Deputados,Senado Federal}', concat_ws(' ', 'Acompanhamento da proposição', n, repeat('na comissão de trabalho ', 20)),
    ${pick(PRIORIDADES, 'n')}, case when n % 3 = 0 then '{Saúde}' else '{Remuneração,Sindical}' end::text[],
    case when n % 3 = 0 then 'ENCERRADO' else 'EM_ACOMPANHAMENTO' end, case when n % 7 = 0 then 1 + n % 5 else 6 end,
    case when n % 2 = 0 then 'Câmara' end, case when n % 2 = 0 then 'PL' end, case when n % 2 = 0 then n end, case when n % 2 = 0 then 2024 end
  from (select n, now() - (n * 7919 % 2000) * interval '1 day' as quando from generate_series(1, ${TEMAS}) n) t;
insert into temas_itens (id, ${stamps}, tema_id, descricao_item, posicionamento)
  select gen_random_uuid(), now(), now(), ${tema}, concat_ws(' ', 'Artigo', n), 'Favorável' from generate_series(1, ${cada}) n;
insert into temas_pessoas (id, ${stamps}, tema_id, nome, motivo_relevancia)
  select gen_random_uuid(), now(), now(), ${tema}, concat_ws(' ', 'Pessoa', n), 'Relatora' from generate_series(1, ${cada}) n;
insert into temas_processos (id, ${stamps}, tema_id, processo_sindicato, identificacao_processo)
  select gen_random_uuid(), now(), now(), ${tema}, false, concat_ws(' ', 'TC', n) from generate_series(1, ${cada}) n;
insert into temas_acoes (id, ${stamps}, tema_id, data_acao, descricao_acao)
  select gen_random_uuid(), now(), now(), case when n <= 300 then '${TEMA}'::uuid else ${tema} end, current_date - n % 900, concat_ws(' ', 'Ação', n)
  from generate_series(1, ${cada}) n;
insert into temas_links (id, ${stamps}, tema_id, nome, tipo, url)
  select gen_random_uuid(), now(), now(), ${id('f', 'n')}, 'Inteiro teor', 'Proposição', 'https://www.camara.leg.br/' || n from generate_series(1, ${TEMAS}) n;
${triggers('enable')}
${TABELAS.map((tabela) => `vacuum analyze ${tabela};`).join('\n')}
`;
