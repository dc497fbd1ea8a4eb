-- The processes that serve this database, each with its heartbeat: so that the next one sees who else is there, where
-- their backups go, and whether the one that showed the code of the first access still lives. Rows of the dead are
-- removed by whoever comes next. Besides: the index by which ended jobs are swept, and the program may read which
-- migrations there are. Source: issue 9 §3; docs/decisions/055.

create table processos (
  id uuid primary key,
  computador text not null,
  numero int not null,
  versao text not null,
  lugar_copias text not null,
  lugar_arquivos text not null,
  iniciado_em timestamptz not null default now(),
  visto_em timestamptz not null default now()
);
comment on table processos is 'Processos do programa que atendem este banco agora, com o último sinal de vida.';

alter table auth.primeiro_acesso add processo uuid;
comment on column auth.primeiro_acesso.processo is 'Processo que mostrou o código; nulo num banco embutido.';

create index trabalhos_terminados on trabalhos (terminado_em) where terminado_em is not null;

do $$ begin execute format('grant select on sede.migracoes to %I', sede.papel_app()); end $$;
