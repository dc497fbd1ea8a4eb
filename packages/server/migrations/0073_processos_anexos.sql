-- PDFs of cases and of their events. A file of either stands in the case's history; who may see the case may read it.
-- Source: spec 3 §2.5, §5; decisions-legal (Cases: 20 PDFs a record; Two lists: J alone deletes those of events).

create table processos_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  constraint processos_anexos_processo foreign key (processo_id) references processos_juridicos (id),
  constraint processos_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint processos_anexos_uma_vez unique (processo_id, anexo_id)
);
comment on table processos_anexos is 'PDFs de cada processo.';
create index processos_anexos_anexo_id on processos_anexos (anexo_id);
select sede.auditar('processos_anexos', 'processos', 'processo_id');

-- So that a file's case is always that of its event.
alter table processo_eventos add constraint processo_eventos_do_processo unique (processo_id, id);

create table processo_eventos_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  -- The event's case, in whose history the file stands; filled by the trigger.
  processo_id uuid not null,
  evento_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  constraint processo_eventos_anexos_evento foreign key (processo_id, evento_id) references processo_eventos (processo_id, id),
  constraint processo_eventos_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint processo_eventos_anexos_uma_vez unique (evento_id, anexo_id)
);
comment on table processo_eventos_anexos is 'PDFs de cada evento de processo.';
create index processo_eventos_anexos_anexo_id on processo_eventos_anexos (anexo_id);
create function sede.tg_anexo_de_evento_do_processo() returns trigger language plpgsql as
$$
begin
  new.processo_id := (select e.processo_id from processo_eventos e where e.id = new.evento_id);
  return new;
end
$$;
create trigger processo_do_evento before insert on processo_eventos_anexos
  for each row execute function sede.tg_anexo_de_evento_do_processo();
select sede.auditar('processo_eventos_anexos', 'processos', 'processo_id');
