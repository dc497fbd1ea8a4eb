-- Holidays that staff add or switch off, and deadlines of cases.
--
-- National holidays are computed by the program and stand in no row; 'enviado' is one of them that staff switched off on that day.
-- Of a deadline the last day is kept as it was counted: a holiday that changes later moves none (`vencimento_recusado` is the new day
-- that somebody looked at and did not want). `prazo_avisos` says which notice of which last day has been given, so that none is twice.
-- Source: decisions-legal (Tables, Agendas, Prazos).

create table feriados (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  data date not null,
  nome text not null check (length(nome) between 1 and 120),
  usos text[] not null check (usos <@ '{agenda,prazo}' and cardinality(usos) > 0),
  -- None: all.
  tribunais text[] not null default '{}' check (cardinality(tribunais) = 0 or 'prazo' = any(usos)),
  origem text not null default 'manual' check (origem in ('manual', 'enviado'))
);
comment on table feriados is 'Feriados cadastrados, e os que vêm com o programa e foram desligados.';
create unique index feriados_unico on feriados (data, sede.sem_acento(nome));
select sede.auditar('feriados', 'feriados');

create table prazos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  titulo text not null check (length(titulo) between 1 and 200),
  tipo_contagem text not null check (tipo_contagem in ('dias úteis', 'dias corridos', 'data certa')),
  publicacao date,
  dias int check (dias between 1 and 1000),
  vencimento date not null,
  vencimento_recusado date,
  responsavel_id uuid references usuarios (id) on delete set null,
  estado text not null default 'Aberto' check (estado in ('Aberto', 'Cumprido', 'Cancelado')),
  nota text check (length(nota) between 1 and 5000),
  motivo text check (length(motivo) between 1 and 1000),
  encerrado_em timestamptz,
  encerrado_por uuid,
  constraint prazos_processo foreign key (processo_id) references processos_juridicos (id),
  constraint prazos_contagem check ((tipo_contagem = 'data certa') = (publicacao is null) and (publicacao is null) = (dias is null)),
  constraint prazos_estado check ((estado = 'Cumprido') = (nota is not null) and (estado = 'Cancelado') = (motivo is not null)
    and (estado = 'Aberto') = (encerrado_em is null))
);
comment on table prazos is 'Prazos dos processos.';
create index prazos_vencimento on prazos (estado, vencimento, id);
create index prazos_processo on prazos (processo_id, vencimento);
create index prazos_responsavel on prazos (responsavel_id) where responsavel_id is not null;
select sede.auditar('prazos', 'prazos');

create table prazo_avisos (
  prazo_id uuid not null references prazos (id),
  vencimento date not null,
  -- Business days before the last one.
  dias int not null check (dias in (5, 2, 0)),
  dado_em timestamptz not null,
  primary key (prazo_id, vencimento, dias)
);
comment on table prazo_avisos is 'Avisos já dados de cada prazo: nenhum é dado duas vezes.';
