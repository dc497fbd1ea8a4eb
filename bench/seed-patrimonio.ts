/**
 * 10,000 assets with 30,000 exits and 5,000 maintenances: a twentieth is out, some of it late, a fiftieth in the workshop.
 *
 * Everything derives from the row's number. The triggers stand still meanwhile. Source: issue 13 (Speed).
 */
import { id, pick } from './seed-despesas.ts';

export const BENS = 10_000;
export const FLUXOS = 30_000;
const MANUTENCOES = 5_000;
/** One that is out. */
export const BEM = '0190000e-0000-7000-8000-000000000014';

const TIPOS = ['Notebook', 'Monitor', 'Celular', 'Impressora', 'Mesa', 'Cadeira', 'Projetor'];
const MODELOS = ['Dell Latitude', 'LG 22MP400', 'Galaxy A55', 'LaserJet M428', 'Em L', 'Giratória', 'PowerLite'];
const SETORES = ['Secretaria', 'Jurídico', 'Comunicação', 'Financeiro', 'Depósito'];
/** Where a tenth of them is, none of it discarded: of 10,000 as many as one print of labels takes. */
export const GALPAO = 'Galpão';
const PESSOAS = ['Camila Prado', 'Renato Vilela', 'Sônia Matos', 'Júlio César Sá', 'Marina Alves'];
const TABELAS = ['bens', 'bens_fluxos', 'bens_manutencoes'];
const triggers = (what: 'disable' | 'enable') =>
  TABELAS.map((tabela) => `alter table ${tabela} ${what} trigger user;`).join('\n');
const stamps = 'criado_em, atualizado_em';

/** The same of more assets: three exits each, half as many maintenances. */
export const seedPatrimonio = (bens = BENS): string => `
${triggers('disable')}
insert into bens (id, ${stamps}, classe, tipo_objeto, n_patrimonio, responsavel, usuario_nome, setor_alocado, situacao_base, data_descarte,
    descricao_bem, n_serie, data_cadastro, data_aquisicao, valor_aquisicao, garantia_ate, autor)
  select ${id('e', 'n')}, now(), now(), 'pessoa', ${pick(TIPOS, 'n')}, lpad(n::text, 6, '0'), 'Patrimônio',
    case when n % 3 = 0 then ${pick(PESSOAS, 'n')} end, case when n % 10 = 0 then '${GALPAO}' else ${pick(SETORES, 'n')} end, case when n % 12 = 7 then 'Descartado' when n % 3 = 0 then 'Em uso' else 'Disponivel' end,
    case when n % 12 = 7 then current_date - n % 900 end, concat_ws(' ', ${pick(MODELOS, 'n')}, n), 'SN' || n * 7919::bigint, now(), current_date - n % 2000,
    10000 + n * 7919::bigint % 900000, current_date - n % 2000 + 730, 'Bancada'
  from generate_series(1, ${bens}) n;
insert into bens_fluxos (id, ${stamps}, bem_id, responsavel, motivo_movimentacao, data_saida, hora_saida, previsao, estado_patrimonio, data_retorno, hora_retorno, autor)
  select gen_random_uuid(), now(), now(), ${id('e', `1 + n % ${bens}`)}, ${pick(PESSOAS, 'n')}, concat_ws(' ', 'Trabalho externo', n), saida, '09:00', saida + 7, 'Bom',
    case when n > ${bens} or (1 + n % ${bens}) % 20 <> 0 then saida + 5 end, case when n > ${bens} or (1 + n % ${bens}) % 20 <> 0 then '18:00' end, 'Bancada'
  from (select n, current_date - 8 - (n * 7919::bigint % case when n <= ${bens} then 20 else 1800 end)::int + n % 9 as saida from generate_series(1, ${3 * bens}) n) f;
insert into bens_manutencoes (id, ${stamps}, bem_id, responsavel, descricao_problema, data_manutencao, data_retorno, tipo_objeto, resultado, autor)
  select gen_random_uuid(), now(), now(), ${id('e', 'n')}, 'Oficina Central', concat_ws(' ', 'Não liga', n), current_date - n % 60,
    case when n % 25 <> 3 then current_date end, ${pick(TIPOS, 'n')}, case when n % 25 <> 3 then 'Reparado' end, 'Bancada'
  from generate_series(1, ${Math.round((bens * MANUTENCOES) / BENS)}) n;
${triggers('enable')}
${TABELAS.map((tabela) => `vacuum analyze ${tabela};`).join('\n')}
`;
