-- Bank accounts, transfers between them and the till, and the account of each settlement and credit.
--
-- No balance is stored: an account's statement is its opening balance and what is dated from that day on (payments,
-- credits, refunds, transfers). What two people can break together is the database's: two accounts in use with one name,
-- a transfer from a place to itself, a till's row that says something else than its transfer, an account deleted while it
-- is being used (issue 4; decision 023). Amounts are bigint centavos, dates are DATE.

create table contas_bancarias (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  -- As long as `banco_liquidacao` of an expense, which takes it.
  nome text not null check (length(nome) between 1 and 80),
  tipo text not null check (tipo in ('corrente', 'poupanca', 'aplicacao', 'cartao')),
  codigo_banco text check (codigo_banco ~ '^[0-9]{3}$'),
  banco text check (length(banco) between 1 and 80),
  agencia text check (agencia ~ '^[0-9]{1,10}(-[0-9X])?$'),
  conta text check (conta ~ '^[0-9]{1,20}(-[0-9X]{1,2})?$'),
  saldo_inicial bigint not null default 0 check (saldo_inicial between -999999999999999 and 999999999999999),
  data_saldo_inicial date not null,
  desabilitado boolean not null default false,
  busca text not null generated always as (
    sede.sem_acento(nome || ' ' || coalesce(codigo_banco, '') || ' ' || coalesce(banco, '') || ' '
      || coalesce(agencia, '') || ' ' || coalesce(conta, ''))
  ) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored
);
comment on table contas_bancarias is 'Contas do sindicato em bancos. O saldo nunca é guardado.';
comment on column contas_bancarias.saldo_inicial is 'Centavos, o que havia na manhã de data_saldo_inicial; negativo se a conta devia.';
-- The name is what a settlement shows: two in use that read the same could not be told apart.
create unique index contas_bancarias_nome_em_uso on contas_bancarias (regexp_replace(sede.sem_acento(nome), '\s+', ' ', 'g'))
  where not desabilitado;
create index contas_bancarias_nome on contas_bancarias (nome, id);
create unique index contas_bancarias_id_origem on contas_bancarias (id_origem);
select sede.auditar('contas_bancarias', 'contasBancarias', 'id', '{busca,iniciais}');

-- Why an account's opening balance and its date may not change, or null. A later migration adds its own reasons.
create function sede.abertura_travada(conta contas_bancarias) returns text language sql stable as
$$
  select case when sede.dia_fechado(conta.data_saldo_inicial)
    then 'O saldo inicial está em um mês financeiro fechado.' end
$$;
-- An account may be registered late, with an opening in a closed month; from then on that month guards it.
create trigger c_periodo_u_data_saldo_inicial after update on contas_bancarias
  for each row execute function sede.tg_periodo('data_saldo_inicial', '{saldo_inicial}', '{}');

-- The account that a payment left, and that a refund of it came back to; a credit likewise.
alter table despesas
  add column id_conta_liquidacao uuid,
  add constraint despesas_conta_liquidacao foreign key (id_conta_liquidacao) references contas_bancarias (id),
  -- What is paid in 'Dinheiro' leaves the till.
  add constraint despesas_conta_de_liquidada check (
    id_conta_liquidacao is null or (data_liquidacao_pagamento is not null and meio_pagamento <> 'Dinheiro')
  );
alter table receitas
  add column id_conta_credito uuid,
  add constraint receitas_conta_credito foreign key (id_conta_credito) references contas_bancarias (id),
  add constraint receitas_conta_de_creditada check (id_conta_credito is null or data_credito is not null);

-- An account's movements and balance, from the index alone.
create index despesas_da_conta on despesas (id_conta_liquidacao, data_liquidacao_pagamento, id)
  include (valor_pago, excluido, data_vencimento) where id_conta_liquidacao is not null;
create index despesas_estorno_da_conta on despesas (id_conta_liquidacao, data_estorno, id)
  include (valor_estorno, excluido, data_vencimento) where id_conta_liquidacao is not null and data_estorno is not null;
create index receitas_da_conta on receitas (id_conta_credito, data_credito, id)
  include (valor) where id_conta_credito is not null;
create index receitas_estorno_da_conta on receitas (id_conta_credito, data_estorno, id)
  include (valor_estorno) where id_conta_credito is not null and data_estorno is not null;

-- Money that changes place: neither revenue nor expense. A side without an account is the till (Suprimentos).
create table transferencias (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  data date not null,
  valor bigint not null check (valor between 1 and 999999999999999),
  id_conta_origem uuid,
  id_conta_destino uuid,
  descricao text check (length(descricao) between 1 and 500),
  numero_documento text check (length(numero_documento) between 1 and 60),
  -- What it does to the till, or null where it does not touch it.
  efeito_no_caixa bigint generated always as (
    case when id_conta_destino is null then valor when id_conta_origem is null then -valor end
  ) stored,
  busca text not null generated always as (
    sede.sem_acento(coalesce(descricao, '') || ' ' || coalesce(numero_documento, ''))
  ) stored,
  constraint transferencias_conta_origem foreign key (id_conta_origem) references contas_bancarias (id),
  constraint transferencias_conta_destino foreign key (id_conta_destino) references contas_bancarias (id),
  -- Also refuses the till to the till.
  constraint transferencias_dois_lugares check (id_conta_origem is distinct from id_conta_destino),
  constraint transferencias_caixa unique (id, data, efeito_no_caixa)
);
comment on table transferencias is 'Dinheiro que muda de conta, ou entre conta e caixa (lado nulo). Valores em centavos.';
create index transferencias_data on transferencias (data, id) include (valor);
create index transferencias_valor on transferencias (valor, id);
create index transferencias_conta_origem on transferencias (id_conta_origem, data, id) include (valor)
  where id_conta_origem is not null;
create index transferencias_conta_destino on transferencias (id_conta_destino, data, id) include (valor)
  where id_conta_destino is not null;
create unique index transferencias_id_origem on transferencias (id_origem);
select sede.auditar('transferencias', 'transferencias', 'id', '{busca,efeito_no_caixa}');
select sede.guardar_periodo('transferencias', 'data');

-- A transfer's row in the till: money in, or, below zero, money taken to the bank. It is the transfer's: the same day and
-- amount (checked at the commit, so that both may be written in any order), and gone with it.
alter table entradas
  add column id_transferencia uuid,
  drop constraint entradas_valor_check,
  add constraint entradas_valor_check check (
    valor between 1 and 999999999999999
    or (id_transferencia is not null and valor between -999999999999999 and -1)
  ),
  add constraint entradas_transferencia foreign key (id_transferencia, data, valor)
    references transferencias (id, data, efeito_no_caixa) on delete cascade deferrable initially deferred;
create unique index entradas_id_transferencia on entradas (id_transferencia);
