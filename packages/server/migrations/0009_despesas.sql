-- Expenses: one row per instalment, its approvals and its attachments.
--
-- What two people can break together is the database's: the duplicate rule (partial unique index), one approval per
-- person, a refund within the amount of a settled row, references that cannot be deleted (spec 1 §5; invariants A3–A6).
-- Amounts are bigint centavos, dates are DATE. `excluido` and rows without `data_vencimento` exist only by import and are
-- hidden everywhere by one condition of the module (spec 1 §3.4).

create table despesas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_item_despesa uuid not null,
  tipo_despesa text not null,
  centro_custo text not null,
  descricao text not null check (length(descricao) between 1 and 2000),
  id_beneficiario uuid not null,
  relacao_evento boolean not null default false,
  id_evento uuid,
  relacao_contrato boolean not null default false,
  id_contrato uuid,
  valor bigint not null check (valor between 1 and 999999999999999),
  numero_parcelas int not null default 1 check (numero_parcelas between 1 and 360),
  numero_parcela int not null default 1 check (numero_parcela between 1 and numero_parcelas),
  parcela text not null generated always as (numero_parcela::text || '/' || numero_parcelas::text) stored,
  grupo_parcelas uuid,
  data_vencimento date,
  meio_pagamento text not null,
  tipo_documento text not null,
  numero_documento text not null check (length(numero_documento) between 1 and 60),
  situacao text check (situacao in ('Aguardando aprovação', 'Aprovada', 'Negada')),
  solicitante text,
  solicitante_id uuid,
  solicitado_em timestamptz,
  aprovacoes int not null default 0 check (aprovacoes between 0 and 2),
  -- The version at the last change that was not an approval: what an approver must have seen.
  versao_aprovavel int not null default 1,
  motivo_negacao text,
  negado_por text,
  -- Who last changed what an approval is about.
  alterado_por uuid,
  data_liquidacao_pagamento date,
  banco_liquidacao text,
  numero_pagamento text,
  juros bigint not null default 0 check (juros >= 0),
  multa bigint not null default 0 check (multa >= 0),
  desconto bigint not null default 0 check (desconto >= 0),
  irrf bigint not null default 0 check (irrf >= 0),
  inss bigint not null default 0 check (inss >= 0),
  iss bigint not null default 0 check (iss >= 0),
  csrf bigint not null default 0 check (csrf >= 0),
  valor_pago bigint check (valor_pago >= 0),
  valor_estorno bigint,
  data_estorno date,
  conferir boolean not null default false,
  excluido boolean not null default false,
  busca text not null generated always as (
    sede.sem_acento(descricao || ' ' || numero_documento || ' ' || tipo_documento)
  ) stored,
  constraint despesas_item foreign key (id_item_despesa) references itens_despesa (id),
  constraint despesas_beneficiario foreign key (id_beneficiario) references beneficiarios (id),
  constraint despesas_evento foreign key (id_evento) references eventos (id),
  constraint despesas_evento_relacao check ((id_evento is not null) = relacao_evento),
  constraint despesas_liquidacao check ((data_liquidacao_pagamento is null) = (valor_pago is null)),
  constraint despesas_valor_pago check (valor_pago is null or valor_pago = valor + juros + multa - desconto - irrf - inss - iss - csrf),
  constraint despesas_estorno check (
    (valor_estorno is null) = (data_estorno is null)
    and (valor_estorno is null or (valor_estorno between 1 and valor and data_liquidacao_pagamento is not null))
  )
);
comment on table despesas is 'Despesas: uma linha por parcela. Valores em centavos.';
comment on column despesas.conferir is 'Importada em desacordo com a regra de duplicidade; verificada na próxima alteração.';

create unique index despesas_duplicada
  on despesas (id_item_despesa, id_beneficiario, tipo_documento, numero_documento, data_vencimento)
  where not excluido and not conferir;
-- The lists' order; with the amounts, count and sums of a period come from the index alone.
create index despesas_vencimento on despesas (data_vencimento, id) include (valor, valor_estorno)
  where not excluido and data_vencimento is not null;
create index despesas_abertas on despesas (data_vencimento, id) include (valor)
  where data_liquidacao_pagamento is null and not excluido and data_vencimento is not null;
create index despesas_aguardando on despesas (data_vencimento, id) where situacao = 'Aguardando aprovação';
create index despesas_id_item_despesa on despesas (id_item_despesa, data_vencimento);
create index despesas_id_beneficiario on despesas (id_beneficiario, data_vencimento);
create index despesas_id_evento on despesas (id_evento) where id_evento is not null;
create index despesas_grupo_parcelas on despesas (grupo_parcelas, numero_parcela) where grupo_parcelas is not null;
create index despesas_liquidacao_data on despesas (data_liquidacao_pagamento, id) where data_liquidacao_pagamento is not null;
create index despesas_valor on despesas (valor, id);
create index despesas_busca on despesas using gin (busca gin_trgm_ops);
create unique index despesas_id_origem on despesas (id_origem);

create function sede.tg_despesas_versao_aprovavel() returns trigger language plpgsql as
$$
begin
  -- Only a further approval leaves what the approvers saw as it was.
  if new.aprovacoes = old.aprovacoes or new.situacao is distinct from old.situacao then
    new.versao_aprovavel := new.versao;
  end if;
  return new;
end
$$;
select sede.auditar('despesas', 'despesas', 'id', '{busca,versao_aprovavel}');
-- After 'a_registro', which raises the version.
create trigger b_versao_aprovavel before update on despesas
  for each row execute function sede.tg_despesas_versao_aprovavel();

create table despesas_aprovacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  despesa_id uuid not null,
  usuario_id uuid not null,
  usuario_nome text not null,
  usuario_email text not null,
  constraint despesas_aprovacoes_despesa foreign key (despesa_id) references despesas (id) on delete cascade,
  constraint despesas_aprovacoes_uma_por_pessoa unique (despesa_id, usuario_id)
);
comment on table despesas_aprovacoes is 'Quem aprovou cada despesa: uma vez por pessoa, duas pessoas.';
select sede.auditar('despesas_aprovacoes', 'despesas', 'despesa_id');

create table despesas_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  despesa_id uuid not null,
  anexo_id uuid not null,
  -- As it was when attached: the history names a file that has been let go.
  nome text not null,
  constraint despesas_anexos_despesa foreign key (despesa_id) references despesas (id) on delete cascade,
  constraint despesas_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint despesas_anexos_uma_vez unique (despesa_id, anexo_id)
);
comment on table despesas_anexos is 'PDFs de cada despesa; um arquivo pode servir a várias parcelas.';
create index despesas_anexos_anexo_id on despesas_anexos (anexo_id);
select sede.auditar('despesas_anexos', 'despesas', 'despesa_id');
