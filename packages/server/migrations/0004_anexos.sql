-- Stored files. A row exists as soon as the file has arrived; which record uses it stands in the module's link table.
--   usado_em null                 sent, not used yet: its uploader's only, swept after a day
--   usado_em set, liberado_em null  in use by records of `modulo`
--   liberado_em set               its record let go of it: unreachable, kept for the retention term, then swept
create table anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  tipo_conteudo text not null,
  tamanho bigint not null check (tamanho > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  chave uuid not null unique,
  enviado_por uuid not null,
  modulo text not null,
  usado_em timestamptz,
  liberado_em timestamptz,
  constraint anexos_liberado_foi_usado check (liberado_em is null or usado_em is not null)
);
comment on table anexos is 'Arquivos guardados (PDF). A chave é o nome no armazenamento, nunca o nome dado pelo usuário.';
create index anexos_nao_usados on anexos (criado_em) where usado_em is null;
create index anexos_liberados on anexos (liberado_em) where liberado_em is not null;

select sede.auditar('anexos', 'anexos');
