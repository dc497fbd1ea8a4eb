-- Mails with an appointment for the reader's own calendar, and what of it each recipient was told.
--
-- A mail that waits past the moment it is about goes out of the outbox unsent. Source: decisions §9; decisions-legal (Mail).

alter table emails
  -- The event itself; the calendar file is made of it when the mail leaves.
  add column calendario jsonb,
  add column valido_ate timestamptz;

-- Raised by whatever changes day, time, place, office or state, whoever writes it.
alter table atendimentos add column sequencia_convite int not null default 0;
create function sede.tg_sequencia_convite() returns trigger language plpgsql as
$$
begin
  if (new.data, new.inicio_min, new.fim_min, new.local, new.escritorio_id, new.situacao)
    is distinct from (old.data, old.inicio_min, old.fim_min, old.local, old.escritorio_id, old.situacao) then
    new.sequencia_convite := old.sequencia_convite + 1;
  end if;
  return new;
end
$$;
create trigger sequencia_convite before update on atendimentos for each row execute function sede.tg_sequencia_convite();

create table atendimento_convites (
  id uuid primary key,
  criado_em timestamptz not null,
  atendimento_id uuid not null,
  filiado_id uuid,
  escritorio_id uuid,
  endereco text not null,
  tipo text not null check (tipo in ('REQUEST', 'CANCEL', 'LEMBRETE')),
  sequencia int not null,
  -- The appointment's own when this was told: above it, something has changed since.
  sequencia_do_atendimento int not null,
  -- What was told: the time, and all that the calendar shows of it, to know whether there is anything new.
  data date not null,
  inicio_min smallint not null,
  fim_min smallint not null,
  comeca timestamptz not null,
  termina timestamptz not null,
  resumo text not null,
  email_id uuid not null,
  constraint atendimento_convites_quem check (num_nonnulls(filiado_id, escritorio_id) = 1),
  constraint atendimento_convites_atendimento foreign key (atendimento_id) references atendimentos (id),
  constraint atendimento_convites_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint atendimento_convites_escritorio foreign key (escritorio_id) references escritorios (id) on delete cascade
);
comment on table atendimento_convites is 'O que se avisou de cada atendimento, a quem, e qual e-mail o leva.';
create index atendimento_convites_atendimento_id on atendimento_convites (atendimento_id, criado_em, id);
create index atendimento_convites_filiado_id on atendimento_convites (filiado_id) where filiado_id is not null;
create index atendimento_convites_escritorio_id on atendimento_convites (escritorio_id) where escritorio_id is not null;
create unique index atendimento_convites_email_id on atendimento_convites (email_id);
-- One reminder of a time for each, whatever process and however late.
create unique index atendimento_convites_lembrete on atendimento_convites (atendimento_id, filiado_id, escritorio_id, data, inicio_min)
  nulls not distinct where tipo = 'LEMBRETE';

-- Of whom it was told that they left or died with this appointment to come.
create table atendimento_saidas (
  atendimento_id uuid not null,
  filiado_id uuid not null,
  avisado_em timestamptz not null,
  primary key (atendimento_id, filiado_id),
  constraint atendimento_saidas_atendimento foreign key (atendimento_id) references atendimentos (id),
  constraint atendimento_saidas_filiado foreign key (filiado_id) references filiados (id) on delete cascade
);
comment on table atendimento_saidas is 'De quem se avisou que saiu ou faleceu com atendimento marcado.';
create index atendimento_saidas_filiado_id on atendimento_saidas (filiado_id);
