-- What appointments are linked with: cases and PDFs; and what only imported ones have: participants that no member was found for, fields
-- that somebody has to look at.
--
-- Each act writes its own links, so that what takes the act back takes nobody else's. Source: spec 3 §2.3, §4; decisions-legal (Tables,
-- Outcome, Privacy, Import).

create table atendimento_processos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  atendimento_id uuid not null,
  processo_id uuid not null,
  origem text not null check (origem in ('agendamento', 'conclusao', 'procedimento')),
  constraint atendimento_processos_atendimento foreign key (atendimento_id) references atendimentos (id),
  constraint atendimento_processos_processo foreign key (processo_id) references processos_juridicos (id),
  constraint atendimento_processos_um unique (atendimento_id, processo_id, origem)
);
comment on table atendimento_processos is 'De que processos cada atendimento trata, e por qual ato se ligaram.';
create index atendimento_processos_processo_id on atendimento_processos (processo_id);
select sede.auditar('atendimento_processos', 'atendimentos', 'atendimento_id');

create table atendimentos_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  atendimento_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  constraint atendimentos_anexos_atendimento foreign key (atendimento_id) references atendimentos (id),
  constraint atendimentos_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint atendimentos_anexos_uma_vez unique (atendimento_id, anexo_id)
);
comment on table atendimentos_anexos is 'PDFs de cada atendimento.';
create index atendimentos_anexos_anexo_id on atendimentos_anexos (anexo_id);
select sede.auditar('atendimentos_anexos', 'atendimentos', 'atendimento_id');

alter table atendimentos add column a_conferir text[] not null default '{}';

alter table atendimento_filiados
  alter column filiado_id drop not null,
  add column nome text check (length(nome) between 1 and 200),
  add column cpf text check (cpf ~ '^[0-9]{11}$'),
  add constraint atendimento_filiados_quem check ((filiado_id is null) = (nome is not null) and (cpf is null or filiado_id is null)),
  -- Of one of whom only the name is known.
  add constraint atendimento_filiados_importado check (filiado_id is not null or id_origem is not null);
