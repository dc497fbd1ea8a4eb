/**
 * 30 revenue items and 60,000 revenues as two INSERTs: about 31 a day over five years before today and two months after
 * it; what is due before today credited but for one in forty, every 90th credited one refunded in part.
 */
import { id, pick } from './seed-despesas.ts';

const NOMES = ['Mensalidades', 'Aluguel', 'Rendimentos', 'Convênio', 'Reembolso', 'Patrocínio'];
const EMPRESAS = ['Câmara dos Deputados', 'Senado Federal', 'Tribunal de Contas da União', 'Banco do Brasil'];

export const ITENS_RECEITA = `
insert into itens_receita (id, criado_em, atualizado_em, nome, tipo, descricao)
select ${id('2', 'n')}, now(), now(), concat_ws(' ', ${pick(NOMES, 'n')}, n),
  case when n % 3 = 0 then 'Ordinária' else 'Extraordinária' end, 'Recebimento'
from generate_series(1, 30) n`;

export const RECEITAS = `
insert into receitas (id, criado_em, atualizado_em, id_item_receita, tipo, empresa, descricao, data, valor, data_credito,
  valor_estorno, data_estorno)
select ${id('3', 'n')}, now(), now(), ${id('2', '1 + n * 7 % 30')}, case when n % 3 = 0 then 'Ordinária' else 'Extraordinária' end,
  ${pick(EMPRESAS, 'n')}, 'Recebimento ' || n, data, valor, credito,
  case when credito is not null and n % 90 = 0 then valor / 10 end,
  case when credito is not null and n % 90 = 0 then credito + 9 end
from (
  select n, data, 2000 + (n * 7919::bigint) % 900000 as valor,
    case when data < current_date - 12 and n % 40 <> 0 then data + n % 4 end as credito
  from (select n, current_date - 1826 + n * 1886 / 60000 as data from generate_series(1, 60000) n) d
) r`;
