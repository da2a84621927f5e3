"""From the home page to a table and back, alone and with others."""


def test_two_clicks_lead_from_the_home_page_to_the_first_move(person):
    ada = person("Ada")
    ada.page.goto(ada.url)
    ada.page.locator("[data-game=animimix] [data-play]").click()
    assert ada.next_turn()["legal"]
    missing = (
        "[...document.querySelectorAll('use')].map(u => u.getAttribute('href')).filter(h => !document.querySelector(h))"
    )
    ada.page.wait_for_function(f"() => {missing}.length === 0")


def test_a_lost_tab_is_found_again_among_my_tables_and_counts_on_the_title(person):
    ada = person("Ada")
    address = ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    ada.page.goto(ada.url)
    table = ada.page.get_by_role("region", name="My tables").locator("[data-table]")
    table.get_by_text("Your turn").wait_for()
    ada.page.wait_for_function("() => document.title === '(1) Arkade'")
    table.click()
    ada.next_turn()
    assert ada.page.url == address


def test_a_link_moves_a_person_to_another_device(person):
    ada, phone = person("Ada"), person("Phone", size="phone", touch=True)
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    ada.page.goto(ada.url)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Colours").select_option("dark")
    ada.page.get_by_role("button", name="Make a link").click()
    link = ada.page.get_by_label("Another device").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Go on here").click()
    phone.page.locator("[data-table]").click()
    phone.next_turn()
    assert phone.page.locator("html").get_attribute("data-theme") == "dark"


def test_somebody_sits_down_at_an_open_table_by_a_click(person):
    ada, bo = person("Ada"), person("Bo")
    ada.open_room("animimix", 2, [None, None], listed=True)
    ada.page.locator(".start").wait_for()
    bo.page.goto(bo.url)
    bo.page.get_by_role("region", name="Open tables").locator("[data-table]").filter(has_text="Ada").click()
    ada.page.get_by_text("Guest").wait_for()


def test_a_full_room_and_a_closed_one_say_so_after_a_reload_too(person):
    ada, bo = person("Ada"), person("Bo")
    address = ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    bo.page.goto(address)
    bo.page.get_by_text("All seats are taken").wait_for()
    ada.page.get_by_role("button", name="Room", exact=True).click()
    ada.page.get_by_role("button", name="Close the room").click()
    ada.page.get_by_role("button", name="Really?").click()
    ada.page.get_by_text("The room is closed").wait_for()
    ada.page.reload()
    ada.page.get_by_text("The room is closed").wait_for()


def test_a_leaver_is_counted_down(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room("animimix", 2, [None, None], grace=45))
    ada.deal()
    bo.page.goto("about:blank")
    ada.page.get_by_text("Bo has left. A stand-in takes over in").wait_for()
