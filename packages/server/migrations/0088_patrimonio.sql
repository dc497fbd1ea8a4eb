-- Assets: the register, exits and returns, maintenances, their files; the mails that told of a late return; the user of an employee.
--
-- `situacao_base` is what a person sets; the word that is shown is derived of it and of what is open, and stored nowhere. A number is as typed
-- and unique as a number while the asset is there; what came over incomplete, or repeats another's number, names it in `a_conferir` and stands
-- outside the checks and unique indexes until it is next saved. Hours are 'HH:MM' on the wall in São Paulo, amounts bigint centavos, days DATE.
-- Source: spec 3 §2.13, §3, §4, §5, §7; decisions-sindical-contratos-patrimonio (Assets, Import); invariants D1-D5.

alter table funcionarios
  add column id_usuario uuid,
  add constraint funcionarios_usuario foreign key (id_usuario) references usuarios (id) on delete set null;
comment on column funcionarios.id_usuario is 'O usuário com que esta pessoa entra no sistema.';
create unique index funcionarios_id_usuario on funcionarios (id_usuario) where id_usuario is not null;

create table bens (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  classe text not null check (classe in ('pessoa', 'predial')),
  tipo_objeto text not null check (length(tipo_objeto) between 1 and 100),
  n_patrimonio text check (n_patrimonio ~ '^[0-9]{1,10}$'),
  empresa text check (length(empresa) between 1 and 200),
  cnpj text check (length(cnpj) = 14),
  responsavel text check (length(responsavel) between 1 and 200),
  id_usuario uuid,
  -- The user that the old system named and no employee is called.
  usuario_nome text check (length(usuario_nome) between 1 and 200),
  setor_alocado text check (length(setor_alocado) between 1 and 100),
  data_alocacao date,
  retorno date,
  situacao_base text not null,
  -- What it was before the end, for undoing it.
  situacao_antes text,
  data_descarte date,
  n_serie text check (length(n_serie) between 1 and 100),
  descricao_bem text check (length(descricao_bem) between 1 and 500),
  especificacao text check (length(especificacao) between 1 and 5000),
  data_cadastro timestamptz not null,
  data_aquisicao date,
  valor_aquisicao bigint check (valor_aquisicao between 1 and 999999999999999),
  garantia_ate date,
  autor text not null,
  a_conferir text[] not null default '{}',
  -- Changes told by the old system: [{ data, nome, mudancas: [{ campo, antes, depois }] }], shown apart from the audit.
  historico_anterior jsonb,
  busca text not null generated always as (sede.sem_acento(
    coalesce(n_patrimonio, '') || ' ' || tipo_objeto || ' ' || coalesce(descricao_bem, '') || ' ' || coalesce(n_serie, '') || ' ' ||
    coalesce(especificacao, '') || ' ' || coalesce(responsavel, '') || ' ' || coalesce(usuario_nome, '') || ' ' ||
    coalesce(empresa, '') || ' ' || coalesce(cnpj, '') || ' ' || coalesce(setor_alocado, ''))) stored,
  constraint bens_usuario foreign key (id_usuario) references funcionarios (id),
  constraint bens_um_usuario check (num_nonnulls(id_usuario, usuario_nome) <= 1),
  constraint bens_situacao check (situacao_base = any (case classe
    when 'pessoa' then array['Em uso', 'Em manutencao', 'Disponivel', 'Descarte pendente', 'Descartado']
    else array['Em uso', 'Devolucao Solicitada', 'Devolvido'] end)),
  constraint bens_classe check (a_conferir <> '{}' or case classe
    when 'pessoa' then n_patrimonio is not null and cnpj is null
    else empresa is not null and cnpj is not null end),
  constraint bens_descarte check (a_conferir <> '{}' or situacao_base <> 'Descartado' or data_descarte is not null),
  constraint bens_retorno check (a_conferir <> '{}' or retorno >= data_alocacao)
);
comment on table bens is 'Bens patrimoniais. A situação mostrada é calculada da base e do que está aberto.';
create unique index bens_numero on bens ((n_patrimonio::bigint))
  where situacao_base not in ('Descartado', 'Devolvido') and not ('nPatrimonio' = any (a_conferir));
-- Also of the discarded: what the list is sorted by.
create index bens_por_numero on bens ((n_patrimonio::bigint), id);
create unique index bens_id_origem on bens (id_origem) where id_origem is not null;
create index bens_id_usuario on bens (id_usuario) where id_usuario is not null;
create index bens_garantia on bens (garantia_ate) where garantia_ate is not null;
create index bens_busca on bens using gin (busca gin_trgm_ops);
select sede.auditar('bens', 'bens', 'id', '{busca,historico_anterior}');

create table bens_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  bem_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Excluído')),
  excluido_em timestamptz,
  excluido_por text,
  constraint bens_anexos_bem foreign key (bem_id) references bens (id) on delete cascade,
  constraint bens_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint bens_anexos_uma_vez unique (bem_id, anexo_id),
  constraint bens_anexos_exclusao check ((situacao = 'Excluído') = (excluido_em is not null))
);
comment on table bens_anexos is 'PDFs de cada bem; o excluído fica, com quem e quando.';
create index bens_anexos_anexo_id on bens_anexos (anexo_id);
select sede.auditar('bens_anexos', 'bens', 'bem_id');

create table bens_fluxos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  bem_id uuid not null,
  -- Whoever took it: an employee, with the name as it was, or a typed name.
  id_funcionario uuid,
  responsavel text not null check (length(responsavel) between 1 and 200),
  email text check (length(email) between 3 and 254),
  motivo_movimentacao text check (length(motivo_movimentacao) between 1 and 2000),
  data_saida date,
  hora_saida text check (hora_saida ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  previsao date,
  estado_patrimonio text check (length(estado_patrimonio) between 1 and 500),
  data_retorno date,
  hora_retorno text check (hora_retorno ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  estado_retorno text check (length(estado_retorno) between 1 and 500),
  autor text not null,
  a_conferir text[] not null default '{}',
  historico_anterior jsonb,
  busca text not null generated always as (sede.sem_acento(responsavel || ' ' || coalesce(motivo_movimentacao, ''))) stored,
  constraint bens_fluxos_bem foreign key (bem_id) references bens (id),
  constraint bens_fluxos_funcionario foreign key (id_funcionario) references funcionarios (id),
  constraint bens_fluxos_saida check (a_conferir <> '{}' or data_saida is not null),
  constraint bens_fluxos_hora check (hora_retorno is null or data_retorno is not null),
  constraint bens_fluxos_retorno check (a_conferir <> '{}' or
    (data_retorno, coalesce(hora_retorno, '23:59')) >= (data_saida, coalesce(hora_saida, '00:00'))),
  constraint bens_fluxos_previsao check (a_conferir <> '{}' or previsao >= data_saida)
);
comment on table bens_fluxos is 'Saídas e retornos dos bens: uma aberta por bem.';
create unique index bens_fluxos_aberta on bens_fluxos (bem_id)
  where data_retorno is null and not ('bemId' = any (a_conferir));
create index bens_fluxos_bem_id on bens_fluxos (bem_id, data_saida);
create index bens_fluxos_data_saida on bens_fluxos (data_saida, id);
create index bens_fluxos_previsao on bens_fluxos (previsao) where data_retorno is null and previsao is not null;
create index bens_fluxos_funcionario on bens_fluxos (id_funcionario) where id_funcionario is not null;
create unique index bens_fluxos_id_origem on bens_fluxos (id_origem) where id_origem is not null;
create index bens_fluxos_busca on bens_fluxos using gin (busca gin_trgm_ops);
select sede.auditar('bens_fluxos', 'fluxos', 'id', '{busca,historico_anterior}');

-- On the first day after the expected return, then every week: `ordem` 0, 1, 2… of one expected day; a new one begins again.
create table bens_fluxos_avisos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  fluxo_id uuid not null,
  previsao date not null,
  ordem int not null check (ordem >= 0),
  dia date not null,
  destinatario text not null check (length(destinatario) between 3 and 254),
  -- Mails that left are swept after half a year; that one was sent stays known.
  email_id uuid,
  constraint bens_fluxos_avisos_fluxo foreign key (fluxo_id) references bens_fluxos (id),
  constraint bens_fluxos_avisos_email foreign key (email_id) references emails (id) on delete set null,
  constraint bens_fluxos_avisos_uma_vez unique (fluxo_id, previsao, ordem)
);
comment on table bens_fluxos_avisos is 'Avisos de atraso mandados a quem levou um bem.';
create index bens_fluxos_avisos_email on bens_fluxos_avisos (email_id);
select sede.auditar('bens_fluxos_avisos', 'fluxos', 'fluxo_id');

create table bens_manutencoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  bem_id uuid not null,
  responsavel text not null check (length(responsavel) between 1 and 200),
  descricao_problema text not null check (length(descricao_problema) between 1 and 5000),
  data_manutencao date,
  data_retorno date,
  -- The asset's, as it was then.
  tipo_objeto text not null check (length(tipo_objeto) between 1 and 100),
  resultado text check (resultado in ('Reparado', 'Garantia', 'Preventiva', 'Sem conserto')),
  -- What it cost. Finance is not tied by it.
  id_despesa uuid,
  autor text not null,
  a_conferir text[] not null default '{}',
  historico_anterior jsonb,
  busca text not null generated always as (sede.sem_acento(responsavel || ' ' || descricao_problema || ' ' || tipo_objeto)) stored,
  constraint bens_manutencoes_bem foreign key (bem_id) references bens (id),
  constraint bens_manutencoes_despesa foreign key (id_despesa) references despesas (id) on delete set null,
  constraint bens_manutencoes_data check (a_conferir <> '{}' or data_manutencao is not null),
  constraint bens_manutencoes_retorno check (a_conferir <> '{}' or data_retorno >= data_manutencao)
);
comment on table bens_manutencoes is 'Manutenções dos bens: uma aberta por bem.';
create unique index bens_manutencoes_aberta on bens_manutencoes (bem_id)
  where data_retorno is null and not ('bemId' = any (a_conferir));
create index bens_manutencoes_bem_id on bens_manutencoes (bem_id, data_manutencao);
create index bens_manutencoes_data on bens_manutencoes (data_manutencao, id);
create index bens_manutencoes_despesa on bens_manutencoes (id_despesa) where id_despesa is not null;
create unique index bens_manutencoes_id_origem on bens_manutencoes (id_origem) where id_origem is not null;
create index bens_manutencoes_busca on bens_manutencoes using gin (busca gin_trgm_ops);
select sede.auditar('bens_manutencoes', 'manutencoes', 'id', '{busca,historico_anterior}');

create table bens_manutencoes_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  manutencao_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Excluído')),
  excluido_em timestamptz,
  excluido_por text,
  constraint bens_manutencoes_anexos_manutencao foreign key (manutencao_id) references bens_manutencoes (id),
  constraint bens_manutencoes_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint bens_manutencoes_anexos_uma_vez unique (manutencao_id, anexo_id),
  constraint bens_manutencoes_anexos_exclusao check ((situacao = 'Excluído') = (excluido_em is not null))
);
comment on table bens_manutencoes_anexos is 'PDFs de cada manutenção; o excluído fica, com quem e quando.';
create index bens_manutencoes_anexos_anexo_id on bens_manutencoes_anexos (anexo_id);
select sede.auditar('bens_manutencoes_anexos', 'manutencoes', 'manutencao_id');
