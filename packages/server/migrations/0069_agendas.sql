-- Agendas of the law offices: which times of which days can be booked.
--
-- A slot is a row; which appointment holds it (`atendimento_id`) is written by the booking alone. Times are minutes of the day on the
-- wall in São Paulo, an end of 1440 is midnight. Source: spec 3 §2.9, §3; decisions-legal (Tables, Booking); invariants B1, B4, B5.

create table agendas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  escritorio_id uuid not null,
  ano int not null check (ano between 1990 and 2100),
  tipo_atendimento text not null check (tipo_atendimento in ('Presencial', 'Virtual')),
  tipo_servico text not null check (tipo_servico in ('Jurídico', 'Contábil')),
  -- Tells two lawyers of one office apart; '' is a name too.
  identificacao text not null default '' check (length(identificacao) <= 60),
  local text check (length(local) between 1 and 300),
  situacao text not null default 'Ativa' check (situacao in ('Ativa', 'Excluído')),
  constraint agendas_escritorio foreign key (escritorio_id) references escritorios (id)
);
comment on table agendas is 'Agendas dos escritórios: uma por ano, tipo de atendimento e serviço.';
create unique index agendas_chave on agendas (escritorio_id, ano, tipo_atendimento, tipo_servico, sede.sem_acento(identificacao))
  where situacao = 'Ativa';
create index agendas_ano on agendas (ano, escritorio_id) where situacao = 'Ativa';
create unique index agendas_id_origem on agendas (id_origem) where id_origem is not null;
select sede.auditar('agendas', 'agendas');

create table agenda_horarios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  agenda_id uuid not null,
  data date not null,
  inicio_min smallint not null check (inicio_min between 0 and 1439),
  fim_min smallint not null check (fim_min between 1 and 1440),
  atendimento_id uuid,
  bloqueio_motivo text check (length(bloqueio_motivo) between 1 and 200),
  lote_id uuid,
  encaixe boolean not null default false,
  constraint agenda_horarios_agenda foreign key (agenda_id) references agendas (id),
  constraint agenda_horarios_ordem check (inicio_min < fim_min),
  -- Deferred: a day that moves by forty minutes would collide with itself.
  constraint agenda_horarios_unico exclude using btree (agenda_id with =, data with =, inicio_min with =)
    where (not encaixe) deferrable initially deferred
);
comment on table agenda_horarios is 'Horários de uma agenda. Ocupado é o que tem atendimento.';
create index agenda_horarios_livres on agenda_horarios (agenda_id, data, inicio_min)
  where atendimento_id is null and bloqueio_motivo is null;
create index agenda_horarios_dia on agenda_horarios (agenda_id, data, inicio_min);
create index agenda_horarios_atendimento on agenda_horarios (atendimento_id) where atendimento_id is not null;
create index agenda_horarios_lote on agenda_horarios (lote_id) where lote_id is not null;
select sede.auditar('agenda_horarios', 'agendas', 'agenda_id');
