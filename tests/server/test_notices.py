"""Told that it is my turn: by mail and by webhook, once, together, and only of what I do not know yet."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from regnum.kernel.errors import BadSetup
from regnum.server.notices import notices, webhook
from regnum.server.settings import Settings
from regnum.server.storage.models import EntryRow, PersonRow, SeatRow, TableRow
from tests.server.company import id_of, together
from tests.server.house import House, Json, Person
from tests.server.sinks import MailSink, WebSink, open_sink

ADDRESS = "https://regnum.example"


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    sink = MailSink()
    with open_sink(sink):
        yield sink


@pytest.fixture(scope="module")
def web() -> Iterator[WebSink]:
    sink = WebSink()
    with open_sink(sink):
        yield sink


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, database: str | None, mail: MailSink, web: WebSink
) -> Iterator[House]:
    """Nobody is told before an hour has passed: the tests say when that is."""
    folder = tmp_path_factory.mktemp("house")
    telling = {"smtp": mail.address, "mail_from": "tables@regnum.example", "address": ADDRESS}
    with House(folder, url=database, webhooks_at_home=True, notice_delay=3600, **telling) as house:
        yield house


@pytest.fixture(autouse=True)
def nothing_yet(mail: MailSink, web: WebSink) -> None:
    mail.mail.clear()
    mail.refusals = 0
    web.posts.clear()
    web.statuses.clear()


def put(person: Person, status: int = 200, **wanted: Any) -> Json:
    body = {"email": None, "webhook": None, "language": "en", **wanted}
    return person.ask("PUT", "/me/notices", status, json=body).json()


def confirm(person: Person, code: str, status: int = 200) -> Json:
    return person.post("/me/notices/confirm", {"code": code}, status)


def code_in(mail: MailSink) -> str:
    found = re.search(r"^[a-z0-9]{10}$", mail.mail[-1].get_content(), re.MULTILINE)
    assert found
    return found[0]


def reached_by_mail(person: Person, mail: MailSink, address: str, **wanted: Any) -> None:
    put(person, email=address, **wanted)
    confirm(person, code_in(mail))
    mail.mail.clear()


def later(house: House, *tables: str) -> None:
    """All that has happened at these tables happened two hours earlier."""

    async def wait() -> None:
        async with house.tables.store.writing() as connection:
            for table in tables:
                for row, here, column in ((TableRow, TableRow.id, "since"), (EntryRow, EntryRow.table, "at")):
                    moments = select(row.__table__.c[column]).where(here == table).distinct()
                    for moment in (await connection.execute(moments)).scalars().all():
                        then = row.__table__.c[column] == moment
                        earlier = {column: moment - timedelta(hours=2)}
                        await connection.execute(update(row).where(here == table).where(then).values(earlier))

    house.run(wait)


def sweep(house: House) -> None:
    house.run(house.tables.errands.sweep, True)


def eventually(what: Callable[[], Any], patience: float = 8) -> Any:
    until = time.monotonic() + patience
    while not (found := what()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def told(house: House, table: str, seat: int) -> int:
    async def look() -> int:
        async with house.tables.store.reading() as connection:
            here = (SeatRow.table == table) & (SeatRow.seat == seat)
            return (await connection.execute(select(SeatRow.told).where(here))).scalar_one()

    return house.run(look)


def settled(house: House) -> None:
    """Whatever a sweep would do has been done."""
    sweep(house)
    time.sleep(0.5)


def turn_of_bob(ada: Person, bob: Person, **terms: Any) -> str:
    """A table at which Ada has just made it Bob's turn."""
    table = together(ada, bob, **terms)
    asked = ada.sit(table, 0)["asked"][0]
    ada.answer(table, 0, asked["decision"], "draw")
    assert ada.sit(table)["waiting"] == [1]
    return table


# -- what somebody wants ---------------------------------------------------------------------------------------------


def test_a_guest_begins_with_nothing(ada: Person) -> None:
    assert ada.get("/me/notices") == {
        "email": None,
        "confirmed": False,
        "webhook": None,
        "language": "en",
        "mail": True,
        "webhooks": ["discord.com", "discordapp.com"],
        "push": None,
        "browsers": [],
    }


def test_an_address_is_confirmed_by_its_code(ada: Person, bob: Person, house: House, mail: MailSink) -> None:
    assert put(ada, email="ada@example.org")["confirmed"] is False
    (sent,) = mail.mail
    assert sent["To"] == "ada@example.org"
    assert sent["From"] == "tables@regnum.example"
    assert ADDRESS in sent.get_content()
    code = code_in(mail)
    assert code not in str(_row(house, ada))  # only a hash is kept
    assert confirm(ada, "wrongwrong", 403)["code"] == "wrong-code"
    assert confirm(bob, code, 403)["code"] == "wrong-code"  # it is Ada's, and nobody else's
    assert ada.get("/me/notices")["confirmed"] is False
    assert confirm(ada, f" {code[:5]}-{code[5:].upper()} ")["confirmed"] is True
    assert confirm(ada, code, 403)["code"] == "wrong-code"  # it has done its work
    assert put(ada, email="ada@example.org", language="pl")["confirmed"] is True
    assert len(mail.mail) == 1


def _row(house: House, person: Person) -> dict[str, Any]:
    async def read() -> dict[str, Any]:
        async with house.tables.store.reading() as connection:
            row = await connection.execute(select(PersonRow.__table__).where(PersonRow.id == id_of(person)))
            return dict(row.one()._mapping)

    return house.run(read)


def test_an_old_code_is_worth_nothing(ada: Person, mail: MailSink, monkeypatch: pytest.MonkeyPatch) -> None:
    put(ada, email="old@example.org")
    true = time.time
    with monkeypatch.context() as patch:
        patch.setattr(notices.time, "time", lambda: true() + 25 * 3600)
        assert confirm(ada, code_in(mail), 403)["code"] == "wrong-code"
    assert confirm(ada, code_in(mail))["confirmed"]


def test_another_address_has_to_be_confirmed_anew(ada: Person, mail: MailSink) -> None:
    reached_by_mail(ada, mail, "first@example.org")
    assert put(ada, email="second@example.org")["confirmed"] is False
    assert put(ada)["email"] is None


def test_nobody_is_sent_codes_again_and_again(ada: Person, bob: Person, mail: MailSink) -> None:
    put(ada, email="victim@example.org")
    no = bob.ask("PUT", "/me/notices", 429, json={"email": "Victim@example.org", "webhook": None, "language": "en"})
    assert no.json()["code"] == "too-fast"
    assert 0 < int(no.headers["Retry-After"]) <= 61
    assert bob.get("/me/notices")["email"] is None
    put(ada, email="victim@example.org", language="pl")  # asks for no other code
    assert len(mail.mail) == 1


@pytest.mark.parametrize(
    "address",
    [
        "ada",
        "ada@",
        "@example.org",
        "ada@localhost",
        "a b@example.org",
        "ada@example.org\nBcc: all@example.org",
        "ą@b.pl",
    ],
)
def test_what_is_no_address(ada: Person, mail: MailSink, address: str) -> None:
    assert put(ada, 409, email=address)["code"] == "bad-email"
    assert not mail.mail


def test_mail_that_does_not_leave_changes_nothing(ada: Person, mail: MailSink) -> None:
    mail.refusals = 1
    assert put(ada, 409, email="lost@example.org")["code"] == "not-sent"
    assert ada.get("/me/notices")["email"] is None


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person()
        assert ada.get("/me/notices")["mail"] is False
        assert put(ada, 409, email="ada@example.org")["code"] == "no-mail"


def test_a_household_needs_no_notices(tmp_path: Path) -> None:
    with House(tmp_path, household=True) as house:
        ada = house.person()
        assert ada.get("/me/notices", 409)["code"] == "household"
        assert put(ada, 409)["code"] == "household"


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.com/api/webhooks/1/x",
        "https://discord.com:8443/api/webhooks/1/x",
        "https://discord.com@127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://evil.example/discord.com",
        "https://discord.com.evil.example/x",
        "https://evil.example\\@discord.com/x",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "discord.com/api/webhooks/1/x",
        "https://discord.com/x y\r\nHost: inside",
        "https://",
        "http://127.0.0.1:5432/",
    ],
)
def test_the_server_calls_only_where_the_operator_allows(tmp_path: Path, address: str) -> None:
    assert not webhook.allowed(address, Settings(data=tmp_path))


def test_a_webhook_may_lead_to_discord(ada: Person) -> None:
    address = "https://discord.com/api/webhooks/123/abc-DEF_1"
    assert put(ada, webhook=address)["webhook"] == address
    no = put(ada, 409, webhook="https://elsewhere.example/x")
    assert (no["code"], no["args"]) == ("bad-webhook", {"hosts": "discord.com, discordapp.com"})


def test_a_message_to_see_whether_it_arrives(ada: Person, mail: MailSink, web: WebSink) -> None:
    assert ada.ask("POST", "/me/notices/try", 409).json()["code"] == "unreachable"
    reached_by_mail(ada, mail, "try@example.org", webhook=web.address, language="pl")
    ada.ask("POST", "/me/notices/try", 204)
    assert mail.mail[-1]["Subject"] == "Wiadomość na próbę"
    ((path, said),) = web.posts
    assert path == "/api/webhooks/1/secret"
    assert said == {"content": mail.mail[-1].get_content().strip(), "allowed_mentions": {"parse": []}}
    web.statuses = [404]
    assert ada.ask("POST", "/me/notices/try", 409).json()["code"] == "not-sent"


def test_redirects_are_not_followed(ada: Person, web: WebSink) -> None:
    put(ada, webhook=web.address)
    web.statuses = [307]
    assert ada.ask("POST", "/me/notices/try", 409).json()["code"] == "not-sent"
    assert [path for path, _ in web.posts] == ["/api/webhooks/1/secret"]


# -- being told ------------------------------------------------------------------------------------------------------


def test_one_message_names_all_tables(ada: Person, bob: Person, house: House, mail: MailSink, web: WebSink) -> None:
    reached_by_mail(bob, mail, "bob@example.org", webhook=web.address)
    ada.ask("PATCH", "/me", 200, json={"name": "Ada @everyone http://evil.example"})
    first, second = turn_of_bob(ada, bob), turn_of_bob(ada, bob)
    settled(house)
    assert not mail.mail  # they may still come by themselves
    later(house, first)
    sweep(house)
    eventually(lambda: mail.mail and web.posts)
    (sent,) = mail.mail
    text = sent.get_content()
    assert sent["Subject"] == "It is your turn at 2 tables"
    assert [f"{ADDRESS}/table/{table}" in text for table in (first, second)] == [True, True]
    assert "Ada everyone http evil example" in text  # a name is no link, and calls nobody
    (_, said), *more = web.posts
    assert not more
    assert said["content"].splitlines()[0] == "2 tables are waiting for you:"
    eventually(lambda: told(house, first, 1) > 0)
    later(house, second)
    settled(house)
    assert len(mail.mail) == len(web.posts) == 1  # of the second they were told as well


def test_the_next_turn_is_told_again(ada: Person, bob: Person, house: House, web: WebSink) -> None:
    put(bob, webhook=web.address, language="pl")
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: web.posts)
    assert web.posts[0][1]["content"].startswith("Czeka na ciebie stół:")
    eventually(lambda: told(house, table, 1) > 0)
    play_until_it_is_bobs_turn_again(ada, bob, table)
    later(house, table)
    sweep(house)
    eventually(lambda: len(web.posts) == 2)


def play_until_it_is_bobs_turn_again(ada: Person, bob: Person, table: str) -> None:
    bob.play(table, 1, seat=1)
    while ada.sit(table)["waiting"] != [0]:
        bob.play(table, 1, seat=1)
    while ada.sit(table)["waiting"] != [1]:
        ada.play(table, 1, seat=0)


def test_nobody_is_told_of_what_they_know(ada: Person, bob: Person, house: House, web: WebSink) -> None:
    put(bob, webhook=web.address)
    put(ada, webhook=web.address)
    seen, answered, off, watched = (turn_of_bob(ada, bob) for _ in range(4))
    with bob.socket(seen) as line:
        line.say("seen", seq=line.watch(1)["seq"])
        line.ask("ping")
    bob.play(answered, 1, seat=1)
    bob.ask("PUT", f"/tables/{off}/seats/1/notices", 204, json={"on": False})
    later(house, seen, answered, off, watched)
    with bob.socket(watched) as line:
        line.watch(1)
        settled(house)
        assert not web.posts
    sweep(house)
    eventually(lambda: web.posts)
    ((_, said),) = web.posts
    assert watched in said["content"]
    assert not any(table in said["content"] for table in (seen, answered, off))


def test_one_who_plays_both_seats_is_not_told(ada: Person, house: House, web: WebSink) -> None:
    put(ada, webhook=web.address)
    table = ada.lay()
    ada.answer(table, 0, "0.0", "draw")
    later(house, table)
    settled(house)
    assert not web.posts


def test_the_switch_belongs_to_the_seat(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    body = {"on": False}
    assert ada.ask("PUT", f"/tables/{table}/seats/1/notices", 403, json=body).json()["code"] == "not-your-seat"
    assert ada.ask("PUT", f"/tables/{table}/seats/9/notices", 404, json=body).json()["code"] == "no-such-seat"
    bob.ask("PUT", f"/tables/{table}/seats/1/notices", 204, json=body)
    assert bob.sit(table, 1)["seats"][1]["notices"] is False
    assert bob.get(f"/tables/{table}")["seats"][1]["notices"] is False


def test_the_beginning_of_a_match_is_told(ada: Person, bob: Person, house: House, web: WebSink) -> None:
    put(ada, webhook=web.address)
    table = together(ada, bob)  # which begins when Bob sits down, and Ada is asked
    later(house, table)
    sweep(house)
    eventually(lambda: web.posts)
    assert table in web.posts[0][1]["content"]


def test_a_late_one_is_told_at_once(ada: Person, bob: Person, house: House, web: WebSink) -> None:
    put(bob, webhook=web.address)
    table = turn_of_bob(ada, bob)
    house.run(notices.remind, house.tables, table, 1)
    house.run(notices.remind, house.tables, table, 0)  # of whom nothing is asked
    eventually(lambda: web.posts)
    assert web.posts[0][1]["content"].startswith("The time for your choice is up")
    later(house, table)
    settled(house)
    assert len(web.posts) == 1


# -- what goes wrong -------------------------------------------------------------------------------------------------


def test_what_could_not_be_sent_is_tried_again(
    ada: Person, bob: Person, house: House, web: WebSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "WAITS", (0.3, 0.3, 0.3))
    put(bob, webhook=web.address)
    web.statuses = [500, 429]
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: len(web.posts) == 3)
    eventually(lambda: told(house, table, 1) > 0)


def test_then_it_is_dropped_and_the_diary_names_nobody(
    ada: Person,
    bob: Person,
    house: House,
    mail: MailSink,
    web: WebSink,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    reached_by_mail(bob, mail, "dropped@example.org", webhook=web.address)
    monkeypatch.setattr(notices, "WAITS", (0.2,))
    mail.refusals, web.statuses = 2, [500, 500]
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: told(house, table, 1) > 0)
    assert '"event":"notice-dropped"' in caplog.text
    assert len(web.posts) == 2
    assert not mail.mail
    for secret in ("dropped@example", "secret", id_of(bob)):
        assert secret not in caplog.text


def test_one_way_is_enough(ada: Person, bob: Person, house: House, mail: MailSink, web: WebSink) -> None:
    reached_by_mail(bob, mail, "either@example.org", webhook=web.address)
    web.statuses = [500]
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: told(house, table, 1) > 0)
    assert (len(mail.mail), len(web.posts)) == (1, 1)


def test_a_webhook_that_is_gone_is_not_tried_again(ada: Person, bob: Person, house: House, web: WebSink) -> None:
    put(bob, webhook=web.address)
    web.statuses = [404]
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: told(house, table, 1) > 0)
    assert len(web.posts) == 1


def test_a_webhook_the_operator_no_longer_allows_is_not_called(
    ada: Person, bob: Person, house: House, web: WebSink
) -> None:
    put(bob, webhook=web.address)

    async def another_host() -> None:
        async with house.tables.store.writing() as connection:
            here = update(PersonRow).where(PersonRow.id == id_of(bob))
            await connection.execute(here.values(webhook=web.address.replace("127.0.0.1", "localhost")))

    house.run(another_host)
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: told(house, table, 1) > 0)
    assert not web.posts


def test_an_unconfirmed_address_is_sent_nothing_but_its_code(
    ada: Person, bob: Person, house: House, mail: MailSink
) -> None:
    put(bob, email="unconfirmed@example.org")
    table = turn_of_bob(ada, bob)
    later(house, table)
    settled(house)
    assert len(mail.mail) == 1
    assert told(house, table, 1) == -1


# -- settings --------------------------------------------------------------------------------------------------------


def test_the_operator_says_how_mail_is_sent() -> None:
    environ = {
        "REGNUM_SMTP": "smtps://us%40er:pa%2Fss@mail.example",
        "REGNUM_MAIL_FROM": "tables@regnum.example",
        "REGNUM_ADDRESS": "https://regnum.example/",
        "REGNUM_WEBHOOK_HOSTS": "Discord.com, hooks.example",
        "REGNUM_NOTICE_DELAY": "30",
    }
    settings = Settings.of_server(environ)
    assert settings.address == "https://regnum.example"
    assert settings.webhook_hosts == ("discord.com", "hooks.example")
    assert settings.notice_delay == 30
    assert "pa%2Fss" not in repr(settings)


@pytest.mark.parametrize(
    "environ",
    [
        {"REGNUM_SMTP": "smtp://u:hush@mail.example"},
        {"REGNUM_SMTP": "http://u:hush@mail.example", "REGNUM_MAIL_FROM": "a@b.example"},
        {"REGNUM_SMTP": "smtp://u:hush@mail.example:port", "REGNUM_MAIL_FROM": "a@b.example"},
        {"REGNUM_ADDRESS": "regnum.example"},
        {"REGNUM_NOTICE_DELAY": "soon"},
    ],
)
def test_bad_settings_are_named_without_their_secrets(environ: dict[str, str]) -> None:
    with pytest.raises(BadSetup) as bad:
        Settings.of_server(environ)
    assert next(iter(environ)) in str(bad.value)
    assert "hush" not in str(bad.value)
