-- Long operations as people see them: queued, running with progress, done or failed. The queue itself (pg-boss) has its
-- own schema; a row here has the same id as its job there. Not audited: what a job changes is.
create table trabalhos (
  id uuid primary key,
  tipo text not null,
  parametros jsonb not null default '{}',
  estado text not null default 'na_fila' check (estado in ('na_fila', 'executando', 'concluido', 'falhou')),
  progresso int not null default 0 check (progresso between 0 and 100),
  etapa text,
  resultado jsonb,
  erro text,
  tentativas int not null default 0,
  criado_em timestamptz not null,
  criado_por uuid,
  iniciado_em timestamptz,
  terminado_em timestamptz
);
comment on table trabalhos is 'Operações longas (mais de 10 s): fila, andamento e resultado.';
create index trabalhos_criado_por on trabalhos (criado_por, criado_em desc);
create index trabalhos_vivos on trabalhos (estado) where estado in ('na_fila', 'executando');
