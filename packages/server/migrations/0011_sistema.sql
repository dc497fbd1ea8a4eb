-- What Configurações shows: the union's logo, the audit trail as a list, the user's log as a list, mails and jobs.

-- One row at most. The bytes stand here and not among the files: they are few, every process needs them, and a backup of
-- the database alone keeps them. The trail gets their digest, not the bytes.
create table logotipos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  unico boolean not null default true unique check (unico),
  tipo text not null check (tipo in ('image/png', 'image/jpeg')),
  conteudo bytea not null check (length(conteudo) between 1 and 307200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  largura int not null check (largura between 16 and 2000),
  altura int not null check (altura between 16 and 2000)
);
comment on table logotipos is 'Logotipo do sindicato (PNG ou JPEG); no máximo um.';
select sede.auditar('logotipos', 'configuracoes', 'id', '{conteudo,unico}');

-- A job that failed for good and was begun again by a person is no failure any more.
alter table trabalhos add column repetido_em timestamptz;
create index trabalhos_falhas on trabalhos (terminado_em desc, id desc) where estado = 'falhou' and repetido_em is null;
create index trabalhos_tipo on trabalhos (tipo, criado_em desc);

-- The trail as a list: always newest or oldest first, narrowed by one of person, module, operation; removals are rare.
drop index auditoria_em;
drop index auditoria_usuario;
create index auditoria_em on auditoria (em, id);
create index auditoria_usuario on auditoria (usuario_id, em, id);
create index auditoria_modulo on auditoria (modulo, em, id);
create index auditoria_operacao on auditoria (operacao, em, id);
create index auditoria_exclusoes on auditoria (em, id) where acao = 'excluir';

drop index logs_usuario_data;
create index logs_usuario_data on logs_usuario (data, id);
create index logs_usuario_tipo on logs_usuario (tipo, data, id);

create index emails_estado on emails (estado, criado_em desc, id desc);
