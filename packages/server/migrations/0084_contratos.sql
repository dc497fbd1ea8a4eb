-- Contracts and documents with a term: number, parties, who is warned, files, notes, aditivos, alerts; and the links of finance to them.
--
-- One counter for contracts and documents, held until the transaction that took a number ends and given back with it, never restarted
-- (`sede.proximo_contrato`). 'Vigente' is derived, never stored. What came over incomplete names its fields in `a_conferir` and stands
-- outside the number's unique index and the checks until it is next saved. Amounts are bigint centavos, days DATE.
-- Source: spec 3 §2.12, §3, §4, §5; decisions-sindical-contratos-patrimonio (Contracts and documents); invariants C1-C7.

create table contratos_contador (
  unico boolean primary key default true check (unico),
  ultimo int not null check (ultimo >= 0)
);
comment on table contratos_contador is 'Último número dado a um contrato ou documento: uma linha só.';
insert into contratos_contador (ultimo) values (0);
create function sede.proximo_contrato(em timestamptz, out numero int, out ano int) language sql as
$$
  update contratos_contador set ultimo = ultimo + 1
  returning ultimo, extract(year from em at time zone 'America/Sao_Paulo')::int
$$;

create table contratos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tipo_objeto text not null check (tipo_objeto in ('Contrato', 'Documento')),
  nome text not null check (length(nome) between 1 and 200),
  numero int check (numero >= 1),
  ano int check (ano between 1900 and 9999),
  -- Beyond 9999 it grows; sorted by year and number.
  numero_contrato text generated always as (lpad(numero::text, greatest(4, length(numero::text)), '0') || '/' || ano) stored,
  data_inicio date,
  data_fim date,
  data_alerta date,
  valor_total bigint check (valor_total between 1 and 999999999999999),
  situacao text not null default 'Vigente' check (situacao in ('Vigente', 'Encerrado', 'Excluido')),
  data_carregamento timestamptz not null,
  -- Who registered it: an imported author need not be a user.
  autor text not null,
  -- The contract that this one renews.
  id_anterior uuid,
  a_conferir text[] not null default '{}',
  -- Changes told by the old system: [{ data, nome, mudancas: [{ campo, antes, depois }] }], shown apart from the audit.
  historico_anterior jsonb,
  busca text not null generated always as (sede.sem_acento(nome || ' ' || coalesce(lpad(numero::text, greatest(4, length(numero::text)), '0') || '/' || ano, ''))) stored,
  constraint contratos_anterior foreign key (id_anterior) references contratos (id),
  constraint contratos_campos check (a_conferir <> '{}' or (
    numero is not null and ano is not null and data_inicio is not null and data_fim is not null and data_alerta is not null)),
  constraint contratos_datas check (a_conferir <> '{}' or (data_inicio <= data_fim and data_alerta <= data_fim))
);
comment on table contratos is 'Contratos e documentos com vigência e alerta. Vigente é calculado, nunca guardado.';
create unique index contratos_numero on contratos (numero, ano) where not ('numeroContrato' = any(a_conferir));
create unique index contratos_id_origem on contratos (id_origem) where id_origem is not null;
create index contratos_data_fim on contratos (data_fim, id) where situacao <> 'Excluido';
create index contratos_data_alerta on contratos (data_alerta) where situacao = 'Vigente';
create index contratos_id_anterior on contratos (id_anterior) where id_anterior is not null;
create index contratos_busca on contratos using gin (busca gin_trgm_ops);
select sede.auditar('contratos', 'contratos', 'id', '{busca,historico_anterior}');

create table contratos_cnpjs (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  contrato_id uuid not null,
  -- Of a person eleven characters (documents), of a company fourteen.
  cnpj_contratado text not null check (length(cnpj_contratado) in (11, 14)),
  nome text not null check (length(nome) between 1 and 200),
  id_beneficiario uuid,
  ordem int not null check (ordem >= 1),
  constraint contratos_cnpjs_contrato foreign key (contrato_id) references contratos (id),
  -- Number and name stay when the beneficiary goes.
  constraint contratos_cnpjs_beneficiario foreign key (id_beneficiario) references beneficiarios (id) on delete set null,
  constraint contratos_cnpjs_uma_vez unique (contrato_id, cnpj_contratado)
);
comment on table contratos_cnpjs is 'Contratados de cada contrato.';
create index contratos_cnpjs_beneficiario on contratos_cnpjs (id_beneficiario) where id_beneficiario is not null;
create index contratos_cnpjs_cnpj on contratos_cnpjs (cnpj_contratado);
select sede.auditar('contratos_cnpjs', 'contratos', 'contrato_id');

create table contratos_emails (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  contrato_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  ordem int not null check (ordem >= 1),
  constraint contratos_emails_contrato foreign key (contrato_id) references contratos (id),
  constraint contratos_emails_uma_vez unique (contrato_id, email)
);
comment on table contratos_emails is 'E-mails que recebem os alertas de cada contrato.';
select sede.auditar('contratos_emails', 'contratos', 'contrato_id');

create table contratos_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  contrato_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Excluido')),
  excluido_em timestamptz,
  excluido_por text,
  constraint contratos_anexos_contrato foreign key (contrato_id) references contratos (id),
  constraint contratos_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint contratos_anexos_uma_vez unique (contrato_id, anexo_id),
  constraint contratos_anexos_exclusao check ((situacao = 'Excluido') = (excluido_em is not null))
);
comment on table contratos_anexos is 'PDFs de cada contrato; o excluído fica, com quem e quando.';
create index contratos_anexos_anexo_id on contratos_anexos (anexo_id);
select sede.auditar('contratos_anexos', 'contratos', 'contrato_id');

create table contratos_observacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  contrato_id uuid not null,
  observacao text not null check (length(observacao) between 1 and 5000),
  data timestamptz not null,
  autor_id uuid,
  autor_nome text not null,
  constraint contratos_observacoes_contrato foreign key (contrato_id) references contratos (id)
);
comment on table contratos_observacoes is 'Observações dos contratos: só se acrescentam.';
create index contratos_observacoes_contrato on contratos_observacoes (contrato_id, data, id);
select sede.auditar('contratos_observacoes', 'contratos', 'contrato_id');
do $$
begin
  if sede.papel_app() <> current_user then
    execute format('revoke update, delete on contratos_observacoes from %I', sede.papel_app());
  end if;
end
$$;

create table contratos_aditivos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  contrato_id uuid not null,
  sequencia int not null check (sequencia >= 1),
  tipo text not null check (tipo in ('Prorrogação', 'Acréscimo', 'Supressão', 'Reajuste')),
  -- What stood before, for undoing the last one; what it brought.
  data_fim_anterior date,
  data_alerta_anterior date,
  valor_anterior bigint,
  data_fim date,
  data_alerta date,
  -- Centavos, negative where the value goes down.
  diferenca bigint not null default 0,
  motivo text not null check (length(motivo) between 1 and 2000),
  anexo_id uuid not null,
  nome text not null,
  autor_nome text not null,
  constraint contratos_aditivos_contrato foreign key (contrato_id) references contratos (id),
  constraint contratos_aditivos_anexo foreign key (anexo_id) references anexos (id),
  constraint contratos_aditivos_sequencia unique (contrato_id, sequencia),
  constraint contratos_aditivos_efeito check (case tipo
    when 'Prorrogação' then data_fim is not null and data_fim > data_fim_anterior and diferenca = 0
    when 'Acréscimo' then diferenca > 0 and data_fim is null
    when 'Supressão' then diferenca < 0 and data_fim is null
    else diferenca <> 0 and data_fim is null end)
);
comment on table contratos_aditivos is 'Aditivos dos contratos: nova vigência ou novo valor. Valores em centavos.';
create index contratos_aditivos_anexo_id on contratos_aditivos (anexo_id);
select sede.auditar('contratos_aditivos', 'contratos', 'contrato_id');

-- One mail a recipient and day over all contracts; which alerts it carries, they say.
create table contratos_alertas_mensagens (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  destinatario text not null check (length(destinatario) between 3 and 254),
  dia date not null,
  -- Mails that left are swept after half a year; that one was sent stays known.
  email_id uuid,
  constraint contratos_alertas_mensagens_email foreign key (email_id) references emails (id) on delete set null,
  constraint contratos_alertas_mensagens_uma_por_dia unique (destinatario, dia)
);
comment on table contratos_alertas_mensagens is 'A mensagem de cada destinatário e dia, com todos os contratos que pedem atenção.';
create index contratos_alertas_mensagens_email on contratos_alertas_mensagens (email_id);
select sede.auditar('contratos_alertas_mensagens', 'contratos');

create table contratos_alertas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  contrato_id uuid not null,
  -- 'data' (its alert date), or how many days before the end.
  marco text not null check (marco ~ '^(data|0|[1-9][0-9]{0,3})$'),
  -- Of 'data' the alert date, of the others the end that they count to: new dates make new marks.
  data_alvo date not null,
  destinatario text not null check (length(destinatario) between 3 and 254),
  estado text not null check (estado in ('enviado', 'superado')),
  mensagem_id uuid,
  constraint contratos_alertas_contrato foreign key (contrato_id) references contratos (id),
  constraint contratos_alertas_mensagem foreign key (mensagem_id) references contratos_alertas_mensagens (id),
  constraint contratos_alertas_uma_vez unique (contrato_id, marco, data_alvo, destinatario),
  constraint contratos_alertas_enviado check ((estado = 'enviado') = (mensagem_id is not null))
);
comment on table contratos_alertas is 'Alertas de vigência dados de cada contrato: um por marco, data e destinatário.';
create index contratos_alertas_mensagem on contratos_alertas (mensagem_id) where mensagem_id is not null;
select sede.auditar('contratos_alertas', 'contratos', 'contrato_id');

-- Links of finance. Deletion of a contract is an UPDATE and is refused by counting under its lock; the key refuses what never existed.
-- An imported row may say that it has a contract and name none.
alter table despesas
  add constraint despesas_contrato foreign key (id_contrato) references contratos (id),
  add constraint despesas_contrato_relacao check (id_contrato is null or relacao_contrato);
alter table receitas
  add constraint receitas_contrato foreign key (id_contrato) references contratos (id),
  add constraint receitas_contrato_relacao check (id_contrato is null or relacao_contrato);
alter table recorrencias
  add column relacao_contrato boolean not null default false,
  add column id_contrato uuid,
  add constraint recorrencias_contrato foreign key (id_contrato) references contratos (id),
  add constraint recorrencias_contrato_relacao check (id_contrato is null or relacao_contrato);
alter table eventos
  add column id_contrato uuid,
  add constraint eventos_contrato foreign key (id_contrato) references contratos (id),
  add constraint eventos_um_documento check (num_nonnulls(id_documento, id_contrato) <= 1),
  add constraint eventos_contrato_relacao check (id_contrato is null or relacao_documentos);
-- With the amounts: what was paid of every contract is read from the index alone.
create index despesas_id_contrato on despesas (id_contrato)
  include (valor, valor_estorno, data_liquidacao_pagamento) where id_contrato is not null and not excluido;
create index receitas_id_contrato on receitas (id_contrato)
  include (valor, valor_estorno, data_credito) where id_contrato is not null;
create index recorrencias_id_contrato on recorrencias (id_contrato) where id_contrato is not null;
create index eventos_id_contrato on eventos (id_contrato) where id_contrato is not null;

-- Closing a month does not lock the link: both columns are free of its guard.
drop trigger c_periodo_i_data_liquidacao_pagamento on despesas;
drop trigger c_periodo_u_data_liquidacao_pagamento on despesas;
drop trigger c_periodo_d_data_liquidacao_pagamento on despesas;
select sede.guardar_periodo('despesas', 'data_liquidacao_pagamento', null,
  '{situacao,solicitante,solicitante_id,solicitado_em,aprovacoes,versao_aprovavel,motivo_negacao,negado_por,valor_estorno,data_estorno,relacao_contrato,id_contrato}');
drop trigger c_periodo_i_data_credito on receitas;
drop trigger c_periodo_u_data_credito on receitas;
drop trigger c_periodo_d_data_credito on receitas;
select sede.guardar_periodo('receitas', 'data_credito', null, '{valor_estorno,data_estorno,relacao_contrato,id_contrato}');

-- Linking an expense to a contract is nothing that its approvers saw: their approval stands.
create or replace function sede.tg_despesas_versao_aprovavel() returns trigger language plpgsql as
$$
declare
  livres constant text[] := '{id_contrato,relacao_contrato,versao,atualizado_em,atualizado_por}';
begin
  -- Only a further approval, and a link to a contract, leave what the approvers saw as it was.
  if (new.aprovacoes = old.aprovacoes or new.situacao is distinct from old.situacao)
    and not ((new.id_contrato, new.relacao_contrato) is distinct from (old.id_contrato, old.relacao_contrato)
      and to_jsonb(new) - livres = to_jsonb(old) - livres) then
    new.versao_aprovavel := new.versao;
  end if;
  return new;
end
$$;
