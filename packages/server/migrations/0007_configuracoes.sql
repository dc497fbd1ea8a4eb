-- Settings of the installation: only what somebody changed has a row; defaults stand in the program's registry.
create table configuracoes (
  id uuid primary key,
  chave text not null unique check (chave ~ '^[a-z][A-Za-z0-9]*$'),
  valor jsonb not null,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text
);
comment on table configuracoes is 'Configurações alteradas da instalação; o valor padrão de cada chave está no programa.';
select sede.auditar('configuracoes', 'configuracoes');
