-- Links in mails about a member's account and address.
--
-- Source: decisions-members (Account).

-- Each link says or undoes one thing and is used once; only the digest of its token is kept. What it does stands in the audit.
create table filiado_links (
  id uuid primary key,
  -- 'ligar': this account is mine; 'email': this new address is mine; 'nao_fui_eu': put the old address back.
  tipo text not null check (tipo in ('ligar', 'email', 'nao_fui_eu')),
  filiado_id uuid not null,
  usuario_id uuid not null references usuarios (id) on delete cascade,
  -- Where the link was sent.
  email text not null,
  digest bytea not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  constraint filiado_links_filiado foreign key (filiado_id) references filiados (id) on delete cascade
);
comment on table filiado_links is 'Links enviados por e-mail a filiados: confirmar o acesso, o novo endereço, ou desfazer a troca.';
create unique index filiado_links_digest on filiado_links (digest);
create index filiado_links_filiado_id on filiado_links (filiado_id);
create index filiado_links_usuario_id on filiado_links (usuario_id);
create index filiado_links_expira on filiado_links (expira_em);
