#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives, with its profile in the folder that the first argument names.

The second is what it calls itself instead of its own user agent, where it is not empty.

WebKitGTK's own MiniBrowser forgets everything when it is closed, if it is automated.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder, user_agent = sys.argv[1:3]
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
    )
)


def create_view(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    if user_agent:
        settings.set_user_agent(user_agent)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", create_view))
context.set_automation_allowed(True)
Gtk.main()
