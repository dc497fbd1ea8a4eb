-- Dates of money (decisions §7; decision 059): money moved between 01/01/1990 and today, what is due lies between 01/01/1990
-- and 31/12/2100. What a check can repeat stands here; 'today' is not: a check must be true of a row for ever, and a clock
-- is not, so that the program alone refuses days to come.
--
-- Rows outside come by import only. They are marked `data_fora`, which no figure counts, until their next change puts
-- them right; the check lets marked rows be. Rows that stand outside already are marked here, each with its entry in the
-- trail, so that the check can be of all rows.
alter table despesas add column data_fora boolean not null default false;
alter table receitas add column data_fora boolean not null default false;
alter table entradas add column data_fora boolean not null default false;
comment on column despesas.data_fora is 'Importada com data fora do permitido: fora de todos os números até ser corrigida.';
comment on column receitas.data_fora is 'Importada com data fora do permitido: fora de todos os números até ser corrigida.';
comment on column entradas.data_fora is 'Importada com data fora do permitido: fora de todos os números até ser corrigida.';

-- A closed month's guard and a signed account's would refuse the mark, which changes nothing that was signed but the sums
-- that should never have had these rows.
alter table despesas disable trigger user;
alter table receitas disable trigger user;
alter table entradas disable trigger user;
alter table despesas enable trigger a_registro, enable trigger auditoria_u;
alter table receitas enable trigger a_registro, enable trigger auditoria_u;
alter table entradas enable trigger a_registro, enable trigger auditoria_u;
select set_config('sede.motivo', 'Data fora do permitido: fica a conferir.', true);
update despesas set data_fora = true where not excluido and (
  data_vencimento not between '1990-01-01' and '2100-12-31'
  or data_liquidacao_pagamento not between '1990-01-01' and current_date
  or data_estorno not between '1990-01-01' and current_date);
update receitas set data_fora = true where data not between '1990-01-01' and '2100-12-31'
  or data_credito not between '1990-01-01' and current_date
  or data_estorno not between '1990-01-01' and current_date;
update entradas set data_fora = true where data not between '1990-01-01' and current_date;
select set_config('sede.motivo', '', true);
alter table despesas enable trigger user;
alter table receitas enable trigger user;
alter table entradas enable trigger user;

alter table despesas add constraint despesas_datas check (data_fora or excluido or (
  coalesce(data_vencimento between '1990-01-01' and '2100-12-31', true)
  and coalesce(data_liquidacao_pagamento between '1990-01-01' and '2100-12-31', true)
  and coalesce(data_estorno between '1990-01-01' and '2100-12-31', true)));
alter table receitas add constraint receitas_datas check (data_fora or (
  data between '1990-01-01' and '2100-12-31'
  and coalesce(data_credito between '1990-01-01' and '2100-12-31', true)
  and coalesce(data_estorno between '1990-01-01' and '2100-12-31', true)));
alter table entradas add constraint entradas_datas check (data_fora or data between '1990-01-01' and '2100-12-31');
-- Transfers and batches are never imported: none has a mark. One that a person typed wrong before this rule stays as it is,
-- and must not stop the migration (not valid: asked of what is written from now on).
alter table transferencias add constraint transferencias_data check (data between '1990-01-01' and '2100-12-31') not valid;
alter table borderos add constraint borderos_data check (data_liquidacao between '1990-01-01' and '2100-12-31') not valid;

-- Figures leave out what is marked: their indexes do too, or they could not answer alone any more.
drop index despesas_vencimento, despesas_abertas, despesas_dinheiro, despesas_por_vencimento, despesas_por_pagamento,
  despesas_por_estorno, despesas_a_conferir, despesas_da_conta, despesas_estorno_da_conta;
create index despesas_vencimento on despesas (data_vencimento, id) include (valor, valor_estorno)
  where not excluido and not data_fora and data_vencimento is not null;
create index despesas_abertas on despesas (data_vencimento, id) include (valor)
  where data_liquidacao_pagamento is null and not excluido and not data_fora and data_vencimento is not null;
create index despesas_dinheiro on despesas (data_vencimento, id) include (valor, valor_estorno, data_liquidacao_pagamento)
  where meio_pagamento = 'Dinheiro' and not excluido and not data_fora and data_vencimento is not null;
create index despesas_por_vencimento on despesas (data_vencimento)
  include (data_liquidacao_pagamento, valor, valor_estorno, id_item_despesa, tipo_despesa, centro_custo)
  where not excluido and not data_fora and data_vencimento is not null;
create index despesas_por_pagamento on despesas (data_liquidacao_pagamento)
  include (valor_pago, data_vencimento, id_item_despesa, tipo_despesa, centro_custo)
  where data_liquidacao_pagamento is not null and not excluido and not data_fora and data_vencimento is not null;
create index despesas_por_estorno on despesas (data_estorno)
  include (valor_estorno, data_liquidacao_pagamento, data_vencimento, id_item_despesa, tipo_despesa, centro_custo)
  where data_estorno is not null and not excluido and not data_fora and data_vencimento is not null;
create index despesas_da_conta on despesas (id_conta_liquidacao, data_liquidacao_pagamento, id)
  include (valor_pago, excluido, data_vencimento) where id_conta_liquidacao is not null and not data_fora;
create index despesas_estorno_da_conta on despesas (id_conta_liquidacao, data_estorno, id)
  include (valor_estorno, excluido, data_vencimento)
  where id_conta_liquidacao is not null and data_estorno is not null and not data_fora;
create index despesas_a_conferir on despesas (data_vencimento) where conferir or data_fora;

drop index receitas_data, receitas_a_creditar, receitas_credito, receitas_data_estorno, receitas_da_conta,
  receitas_estorno_da_conta;
create index receitas_data on receitas (data, id) include (valor, valor_estorno, id_item_receita, tipo)
  where not data_fora;
create index receitas_a_creditar on receitas (data, id) include (valor)
  where data_credito is null and not data_fora;
create index receitas_credito on receitas (data_credito, id) include (valor, id_item_receita, tipo)
  where data_credito is not null and not data_fora;
create index receitas_data_estorno on receitas (data_estorno, id) include (valor_estorno, id_item_receita, tipo)
  where data_estorno is not null and not data_fora;
create index receitas_da_conta on receitas (id_conta_credito, data_credito, id)
  include (valor) where id_conta_credito is not null and not data_fora;
create index receitas_estorno_da_conta on receitas (id_conta_credito, data_estorno, id)
  include (valor_estorno) where id_conta_credito is not null and data_estorno is not null and not data_fora;
create index receitas_a_conferir on receitas (data) where data_fora;

drop index entradas_data;
create index entradas_data on entradas (data, id) include (valor) where not data_fora;
create index entradas_a_conferir on entradas (data) where data_fora;
