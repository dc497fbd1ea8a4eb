-- That a month's retained taxes of one kind were paid over to the treasury: when, how much was owed then, and by which
-- expense (the paid form). A month is the civil one of the payments that retained ('2026-11'). What is owed is a sum over
-- `despesas`; here stands only what nothing else tells. `valor`: bigint centavos, kept so that what is retained later in the
-- same month shows as missing (decision 032).

create table retencoes_recolhimentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  mes text not null check (mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  imposto text not null check (imposto in ('irrf', 'inss', 'iss', 'csrf')),
  data_recolhimento date not null,
  valor bigint not null check (valor between 1 and 999999999999999),
  id_despesa uuid,
  constraint retencoes_recolhimentos_despesa foreign key (id_despesa) references despesas (id) on delete set null,
  constraint retencoes_recolhimentos_uma_vez unique (mes, imposto),
  constraint retencoes_recolhimentos_depois check (data_recolhimento >= to_date(mes, 'YYYY-MM'))
);
comment on table retencoes_recolhimentos is 'Impostos retidos que foram recolhidos, por mês do pagamento e imposto. Valor em centavos.';
create index retencoes_recolhimentos_id_despesa on retencoes_recolhimentos (id_despesa) where id_despesa is not null;
select sede.auditar('retencoes_recolhimentos', 'despesas');
