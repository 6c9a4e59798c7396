"""What teaches in the browser: the coach's marks, a newcomer's first match, and the rules with their pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_the_table import PATIENCE
from tests.web.conftest import OpenPage
from tests.web.test_within_reach import options_of

NARROW, WIDE = 390, 1440

ASKED_ANEW = """(before) => {
  const asked = document.querySelector('[data-decision]')?.dataset.decision
  return asked && asked !== before
}"""


def play(page: Page) -> None:
    page.get_by_role("button", name="Play Abyss against bots").click()
    page.locator(".prompt").wait_for(timeout=PATIENCE)


def test_a_first_match_explains_the_question_and_names_each_rule_once(open_page: OpenPage) -> None:
    page = open_page("/", **options_of(WIDE))
    play(page)
    coach = page.locator("aside.coach")
    expect(coach).to_contain_text("One action a turn")
    before = page.locator("[data-decision]").get_attribute("data-decision")
    page.locator(".prompt [data-key=explore]").click()
    # The bots may answer first: what they do, and the question after it, are new as well.
    page.wait_for_function(ASKED_ANEW, arg=before, timeout=PATIENCE)
    rule = coach.locator("p.rule")
    expect(rule).to_contain_text("New, from “", timeout=PATIENCE)
    named = [rule.inner_text()]
    while coach.count():
        page.locator("[data-key=coach-close]").click()
        if rule.count():
            named.append(rule.inner_text())
    assert len(set(named)) == len(named), "a rule is named once"
    # What has happened is not new again after the page was loaded anew.
    page.reload()
    page.locator(".prompt").wait_for(timeout=PATIENCE)
    expect(coach).to_have_count(0)


def test_hints_are_off_for_good_with_one_press(open_page: OpenPage) -> None:
    page = open_page("/", **options_of(NARROW))
    play(page)
    page.locator("[data-key=coach-off]").click()
    expect(page.locator("aside.coach")).to_have_count(0)
    page.reload()
    page.locator(".prompt").wait_for(timeout=PATIENCE)
    expect(page.locator("aside.coach")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "example", "language", "width"),
    [
        ("abyss", "explore", "pl", WIDE),
        ("paladins", "round", "en", NARROW),
        ("crescent_moon", "combat", "pl", NARROW),
        ("oath", "search", "en", WIDE),
    ],
)
def test_an_example_in_the_rules_is_stepped_through(
    open_page: OpenPage, game: str, example: str, language: str, width: int
) -> None:
    locale = {"en": "en-GB", "pl": "pl-PL"}[language]
    page = open_page(f"/rules/{game}", **options_of(width), locale=locale)
    figure = page.locator(f".text [data-example={example}]")
    figure.scroll_into_view_if_needed()
    figure.locator(".still > *").first.wait_for(timeout=PATIENCE)
    told = []
    forward = figure.locator("[data-key=example-on]")
    while forward.is_enabled():
        forward.click()
        told.append(figure.locator(".told").inner_text())
    assert len(told) > 2
    assert all(told)
    assert "log-" not in " ".join(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page itself never scrolls sideways"


@pytest.mark.parametrize(
    ("game", "language", "typed", "card", "rule"),
    [
        ("abyss", "pl", "wiezienie", "location:jail", None),
        ("abyss", "en", "council stack", None, "11.1"),
        pytest.param("paladins", "pl", "giermek", "townsfolk:squire-1", None, marks=pytest.mark.slow),
        pytest.param("crescent_moon", "en", "siege engines", "card:siege-engines", None, marks=pytest.mark.slow),
        ("oath", "pl", "wilki", "denizen:wolves", None),
    ],
)
def test_a_search_finds_paragraphs_and_cards(
    open_page: OpenPage, game: str, language: str, typed: str, card: str | None, rule: str | None
) -> None:
    locale = {"en": "en-GB", "pl": "pl-PL"}[language]
    page = open_page(f"/rules/{game}", **options_of(WIDE), locale=locale)
    page.get_by_role("searchbox").fill(typed)
    if card:
        found = page.locator(f'.found [data-card="{card}"]')
        found.click()
        page.locator(".found .drawn .card > *").wait_for(timeout=PATIENCE)
    if rule:
        page.locator(f'.found [data-rule="{rule}"]').click()
        expect(page.locator(".cited")).to_be_in_viewport()


def test_a_card_is_drawn_where_the_rules_describe_it(open_page: OpenPage) -> None:
    page = open_page("/rules/abyss#lord:sage", **options_of(NARROW))
    button = page.locator('.peek[data-card="lord:sage"]')
    button.click()
    page.locator(".text .drawn > *").wait_for(timeout=PATIENCE)
    button.click()
    expect(page.locator(".text .drawn")).to_have_count(0)


def test_the_lobby_and_the_rules_open_without_a_connection_and_nothing_secret_is_kept(open_page: OpenPage) -> None:
    page = open_page("/", forgives="ERR_INTERNET_DISCONNECTED|Failed to load", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_role("link", name="Rules").first.click()
    page.locator("figure.example").first.wait_for(timeout=PATIENCE)
    page.goto("/")
    page.get_by_role("button", name="Play Abyss against bots").wait_for(timeout=PATIENCE)
    kept = page.evaluate(
        "caches.open('regnum-1').then((kept) => kept.keys()).then((all) => all.map((one) => new URL(one.url).pathname))"
    )
    told = {path for path in kept if path.startswith("/api/")}
    assert told
    assert all(path.startswith("/api/games") for path in told), told
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Play Abyss against bots").wait_for(timeout=PATIENCE)
    page.get_by_role("link", name="Rules").first.click()
    page.locator(".text p").first.wait_for(timeout=PATIENCE)
    page.context.set_offline(False)


def test_it_can_be_installed_as_an_app(open_page: OpenPage) -> None:
    page = open_page("/")
    manifest = page.request.get("/regnum.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_a_profile_lists_my_matches(open_page: OpenPage) -> None:
    page = open_page("/profile", **options_of(NARROW))
    page.get_by_role("heading", level=1).wait_for(timeout=PATIENCE)
    expect(page.get_by_text("Share of victories")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
